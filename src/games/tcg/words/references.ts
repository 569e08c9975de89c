import type { Reference } from '@/games/tcg/play';
import type { Translations } from '@/games/tcg/words';

/** Where a rule is written, as the player would look it up. */
export const referenceText = (reference: Reference, { rules }: Pick<Translations, 'rules'>): string => {
  if (reference === 'base' || reference === 'cover') return rules[reference];
  return rules.page(reference.slice('p.'.length));
};
