import { useMemo } from 'react';
import type { CharacterFields } from '@/games/lcg/play';
import { useCatalogue } from '@/games/lcg/session/catalogue';

/** The heroes the table has entered before. */
export const useKnownHeroes = (): CharacterFields[] => {
  const catalogue = useCatalogue((state) => state.catalogue);
  return useMemo(() => catalogue.flatMap((card) => (card.kind === 'hero' ? [card.as] : [])), [catalogue]);
};
