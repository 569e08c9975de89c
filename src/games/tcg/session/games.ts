import type { GameState } from '@/games/tcg/play';
import { FORMATS, LAST_SITE, LONGEST_NAME, MOST_PLAYERS } from '@/games/tcg/play';
import type { Checked } from '@/kernel/checks';
import { listOf, oneOf, orNull, shape, text, whole } from '@/kernel/checks';
import { createKeptList } from '@/session/createKept';

const isPlayed = shape({
  /** The save, so that a game that is ended twice is counted once. */
  id: text(1, LONGEST_NAME),
  /** When it ended. */
  at: whole(0, Number.MAX_SAFE_INTEGER),
  format: oneOf(...FORMATS),
  turns: whole(0, 9999),
  /** Null when the table ended it without a winner. */
  winner: orNull(whole(0, MOST_PLAYERS - 1)),
  players: listOf(
    shape({
      name: text(0, LONGEST_NAME),
      site: whole(1, LAST_SITE),
      burdens: whole(0, 9999),
      lost: orNull(text(1, LONGEST_NAME)),
    }),
    MOST_PLAYERS,
  ),
});
/** A game that was played to its end. */
export type PlayedGame = Checked<typeof isPlayed>;

/** Every game of this device that was played to its end, the latest first. */
export const useGames = createKeptList('tcg.games', isPlayed);

const playedGame = (slot: number, state: GameState, at: number): PlayedGame => ({
  id: String(slot),
  at,
  format: state.format,
  turns: state.turn,
  winner: state.winner,
  players: state.players.map(({ name, site, burdens, lost }) => ({ name, site, burdens, lost })),
});

export const forgetGame = (id: string): Promise<void> => {
  const { value, keep } = useGames.getState();
  return keep(value.filter((one) => one.id !== id));
};

/** In the place of what was kept of the same game; a game whose end was taken back is in no history. */
export const recordGame = async (slot: number, state: GameState): Promise<void> => {
  const { value, keep } = useGames.getState();
  const id = String(slot);
  const others = value.filter((one) => one.id !== id);
  const earlier = value.find((one) => one.id === id);
  if (state.stage === 'ended') await keep([playedGame(slot, state, earlier?.at ?? Date.now()), ...others]);
  else if (earlier) await keep(others);
};
