import type { Ask } from '@/games/confrontation/play';
import type { Translations } from '@/games/confrontation/words';

export type Section = keyof Translations['guide']['game'];

type Ruling = keyof Translations['guide']['rulings']['of'];

/** What the booklet leaves open, in the order it is told. */
export const RULINGS: readonly Ruling[] = [
  ...(['mordor', 'shire', 'aragorn', 'witchKing'] as const),
  ...(['noMove', 'samInMordor', 'smeagol'] as const),
];

/** The headings of the guide, in the order they are read. */
export const SECTIONS: readonly Section[] = [
  ...(['goal', 'setUp', 'turn', 'battle', 'cards'] as const),
  ...(['ways', 'specials', 'questions'] as const),
];

/** The heading under which a question is explained. */
export const sectionOf = (ask: Ask): Section => {
  switch (ask) {
    case 'versions':
    case 'placing':
      return 'setUp';
    case 'number':
    case 'specials':
    case 'gwaihir':
      return 'specials';
    case 'turn':
      return 'turn';
    case 'balrog':
      return 'ways';
    case 'target':
    case 'retreat':
    case 'noCards':
    case 'wormtongue':
      return 'battle';
    case 'sam':
    case 'frodo':
    case 'smeagol':
    case 'gandalf':
      return 'questions';
    case 'card':
    case 'magic':
    case 'redraw':
    case 'mouth':
    case 'retreatTo':
      return 'cards';
  }
};
