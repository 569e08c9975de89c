import type { DeckProblem, DeckWarning } from '@/games/lcg/decks';
import type { Translations } from '@/games/lcg/words';

export const problemText = (found: DeckProblem, { decks }: Translations): string => {
  switch (found.problem) {
    case 'tooFewCards':
      return decks.tooFewCards(found.cards);
    case 'tooManyCopies':
      return decks.tooManyCopies(found.title, found.copies);
    case 'wrongType':
      return decks.wrongType(found.title);
    case 'heroTwice':
      return decks.heroTwice(found.title);
    case 'tooManyHeroes':
      return decks.tooManyHeroes(found.heroes);
  }
};

export const warningText = (found: DeckWarning, { decks, names }: Translations): string => {
  switch (found.warning) {
    case 'noHeroes':
      return decks.noHeroes;
    case 'offSphere':
      return decks.offSphere(found.title, names.sphere[found.sphere]);
    case 'introUnverified':
      return decks.introUnverified;
    case 'unread':
      return decks.unread(found.line);
  }
};
