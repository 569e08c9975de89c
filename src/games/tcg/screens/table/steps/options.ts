import type { Character, GameState } from '@/games/tcg/play';
import { valueOf } from '@/games/tcg/play';
import { useWords } from '@/games/tcg/session/useWords';
import type { Option } from '@/ui/table/Pick';
import { useNames } from '../useNames';

/** Characters as one picks them, each with its strength. */
export const useOptions = (state: GameState): ((one: Character) => Option) => {
  const { names } = useWords();
  const { character } = useNames(state);
  return (one) => {
    const value = one.strength === null ? '?' : `${valueOf(state, one, 'strength')}`;
    return {
      id: one.id,
      name: character(one),
      fact: { icon: 'might', value, said: `${names.stat.strength} ${value}` },
    };
  };
};
