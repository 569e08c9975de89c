import { createPutAway } from './putAway';

/** What a newcomer is told once, at the first sight of it. */
export const HINTS = ['board', 'threat', 'enemies', 'hourglass', 'undo'] as const;
export type Hint = (typeof HINTS)[number];

export const useHints = createPutAway('jime.hint.');

/** Cards a player needs no reminder of. */
export const useQuietCards = createPutAway('jime.quietCard.');
