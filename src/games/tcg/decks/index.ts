/** Decks from pasted lists: what they hold and whether they may be played. */
export { checkDeckText } from './checkDeck';
export type { DeckCheck, DeckRules, DeckWarning } from './checkDeck';
export type { DeckProblem } from './problems';
export type { KnownSites } from './deckCards';
export { readDeck } from './readDeck';
