import { View } from 'react-native';
import type { Game, HeroId } from '@/games/jime/play';
import { turnIsOver } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { Notice } from '@/ui/Notice';
import { useNames } from './useNames';

/** §72.5, §93.2 Beside the action of a hero whose turn is over: a card may allow it, and its button still does it. */
export const TurnOver = ({ game, hero }: { game: Game; hero: HeroId }) => {
  const words = useWords().table.hero;
  const names = useNames();
  if (!turnIsOver(game, hero)) return null;
  return (
    <View style={{ width: '100%' }}>
      <Notice kind="warning" text={words.turnOver(names.hero(hero))} />
    </View>
  );
};
