import type { DeckProblem, DeckWarning } from '@/games/tcg/decks';
import type { Translations } from '@/games/tcg/words';

/** Why a deck may not be played, in a sentence. */
export const problemText = (found: DeckProblem, { decks, checklist }: Translations): string => {
  switch (found.problem) {
    case 'drawTooSmall':
    case 'severalBearers':
    case 'severalRings':
      return decks[found.problem](found.cards);
    case 'sidesUneven':
      return decks.sidesUneven(found.freePeoples, found.shadow);
    case 'tooManyCopies':
      return decks.tooManyCopies(found.title, found.copies);
    case 'tooManyFrodos':
      return decks.tooManyFrodos(found.copies);
    case 'ringInDraw':
    case 'siteInDraw':
    case 'bearerNotFrodo':
    case 'siteRepeated':
    case 'fellowshipSite':
      return decks[found.problem](found.title);
    case 'noBearer':
    case 'noRing':
    case 'mixedBlocks':
      return decks[found.problem];
    case 'wrongSites':
      return decks.wrongSites(found.sites);
    case 'siteTwice':
      return decks.siteTwice(found.number);
    case 'otherSet':
      return decks.otherSet(found.title, found.set);
    case 'badCode':
      return decks.badCode(found.written);
    case 'unknownCode':
      return decks.unknownCode(found.code);
    case 'otherRarity':
      return decks.otherRarity(found.code, checklist.rarity[found.listed]);
  }
};

export const warningText = (found: DeckWarning, { decks }: Translations): string => {
  switch (found.warning) {
    case 'sidesUnknown':
    case 'setsUnknown':
      return decks[found.warning](found.cards);
    case 'sitesUnnumbered':
      return decks.sitesUnnumbered(found.sites);
    case 'bearerTaken':
      return decks.bearerTaken(found.title);
    case 'unread':
      return decks.unread(found.line);
  }
};
