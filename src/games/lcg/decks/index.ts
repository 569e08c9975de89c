/** Decks from pasted lists: what they hold and whether they may be played. */
export { SMALLEST_DECK, checkDeck, checkDeckText } from './checkDeck';
export type { DeckCheck, DeckProblem, DeckWarning, KnownSpheres } from './checkDeck';
export { readDeck } from './readDeck';
export type { DeckLine, ReadDeck } from './readDeck';
export type { DeckSection } from './headings';
