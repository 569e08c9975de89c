import type { HeroId, SpaceId } from '@/games/jime/play';
import { useGame } from '@/games/jime/session/game';
import { useWords } from '@/games/jime/session/useWords';
import { spaceName } from '@/games/jime/words/sentences';
import { Button } from '@/ui/Button';
import { Text } from '@/ui/Text';
import type { MenuProps } from './MenuSheet';
import { Sheet } from './Sheet';
import { TurnOver } from '../TurnOver';
import { useNames } from '../useNames';

/** §72.5, §93.2 A touch on the map would move a hero whose turn is over: asked first, since a card may allow it. */
export const MoveSheet = ({ game, hero, space, onClose }: MenuProps & { hero: HeroId; space: SpaceId }) => {
  const words = useWords();
  const { move } = words.table;
  const names = useNames();
  const act = useGame((state) => state.act);
  const go = () => void act({ type: 'move', hero, space }).then((done) => done && onClose());
  const name = names.hero(hero);
  return (
    <Sheet
      title={move.title(name)}
      onClose={onClose}
      foot={
        <>
          <TurnOver game={game} hero={hero} />
          <Button kind="primary" icon="map" label={move.confirm(name)} onPress={go} />
        </>
      }
    >
      <Text>{move.to(spaceName(space, words))}</Text>
    </Sheet>
  );
};
