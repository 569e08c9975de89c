import { testOdds } from '@/games/jime/rules/odds';
import type { Icons } from '@/games/jime/rules/odds';
import type { Subject } from '../figures';
import { spread } from '../figures';

const copies = (count: number, success: number, fate: number): Icons[] =>
  Array.from({ length: count }, () => ({ success, fate }));

/** Thirty cards: a deck after many adventures. */
const LATE = {
  top: [],
  shuffled: [copies(9, 1, 0), copies(10, 0, 1), copies(3, 0, 2), copies(3, 1, 1), copies(5, 0, 0)].flat(),
  bottom: [],
  discard: [],
};

/** Everything a player may ask before a test of six cards with four inspiration. */
export const figures: Subject = () =>
  spread('odds of a test, 30 cards, 6 revealed', 5_000, () =>
    testOdds(LATE, { cards: 6, conversions: 4, needed: 3 }),
  );
