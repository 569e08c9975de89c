import { useMemo } from 'react';
import type { CharacterFields } from '@/games/lcg/play';
import { entriesOf, useCatalogue } from '@/games/lcg/session/catalogue';

/** The heroes the table has entered before. */
export const useKnownHeroes = (): CharacterFields[] => {
  const entries = useCatalogue((state) => state.entries);
  return useMemo(() => entriesOf(entries, 'hero').map(({ card }) => card), [entries]);
};
