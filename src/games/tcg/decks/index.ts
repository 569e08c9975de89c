/** Decks from pasted lists: what they hold and whether they may be played. */
export { SITES, SMALLEST_DRAW, SMALLEST_TOTAL, checkDeck, checkDeckText } from './checkDeck';
export type { DeckCheck, DeckProblem, DeckRules, DeckWarning } from './checkDeck';
export type { KnownSites } from './deckCards';
export { readDeck } from './readDeck';
