import type { Game, Group } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { Text } from '@/ui/Text';

/** §17, §83 How far a group strikes, where the hands that move it need to know. */
export const GroupReach = ({ game, group }: { game: Game; group: Group }) => {
  const { range } = useWords().table.enemy;
  return <Text>{game.content.box.enemies[group.enemy]?.ranged ? range.ranged : range.near}</Text>;
};
