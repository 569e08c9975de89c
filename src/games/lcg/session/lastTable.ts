import { MOST_PLAYERS } from '@/games/lcg/content';
import type { Checked } from '@/kernel/checks';
import { listOf, orNull, shape, text } from '@/kernel/checks';
import { createKept } from '@/session/createKept';

const LONGEST_NAME = 80;
const MOST_HEROES = 3;
const name = text(0, LONGEST_NAME);

const isTable = shape({
  players: listOf(shape({ name, heroes: listOf(name, MOST_HEROES) }), MOST_PLAYERS),
});
export type LastTable = Checked<typeof isTable>;

/** Who played last and with which heroes, so that the same table is set again by one tap; null before the first game. */
export const useLastTable = createKept('lcg.lastTable', orNull(isTable), null);
