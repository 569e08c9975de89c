import { LONGEST_NAME, MOST_PLAYERS, RINGS } from '@/games/tcg/play';
import type { Checked } from '@/kernel/checks';
import { listOf, oneOf, orNull, shape, text, whole } from '@/kernel/checks';
import { createKept } from '@/session/createKept';

const printed = orNull(whole(0, 999));

const isTable = shape({
  players: listOf(
    shape({
      name: text(0, LONGEST_NAME),
      ring: oneOf(...RINGS),
      strength: printed,
      vitality: printed,
      resistance: whole(1, 999),
    }),
    MOST_PLAYERS,
  ),
});
export type LastTable = Checked<typeof isTable>;

/** Who played last, with their Ring-bearers as they typed them; null before the first game. */
export const useLastTable = createKept('tcg.lastTable', orNull(isTable), null);
