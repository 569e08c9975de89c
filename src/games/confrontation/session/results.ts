import { SIDES } from '@/games/confrontation/content';
import type { GameState, Outcome } from '@/games/confrontation/play';
import { REASONS } from '@/games/confrontation/play';
import type { Checked } from '@/kernel/checks';
import { listOf, oneOf, shape, text, whole } from '@/kernel/checks';
import { createKeptList } from '@/session/createKept';

const LONGEST_NAME = 80;

const isResult = shape({
  /** The save and which game of its match, so that a game that is ended twice is counted once. */
  id: text(1, LONGEST_NAME),
  /** When it ended. */
  at: whole(0, Number.MAX_SAFE_INTEGER),
  cast: oneOf('classic', 'variant', 'draft'),
  players: listOf(shape({ name: text(0, LONGEST_NAME), kind: oneOf('person', 'easy', 'normal', 'hard') }), 2),
  /** Which of the two led the Fellowship. */
  fellowship: whole(0, 1),
  winner: oneOf(...SIDES),
  reason: oneOf(...REASONS),
  points: whole(0, 9),
  turns: whole(0, 9999),
});
/** A game that was played to its end. */
export type Result = Checked<typeof isResult>;

/** Every game of this device that was played to its end, the latest first. */
export const useResults = createKeptList('confrontation.results', isResult);

const idOf = (slot: number, { played }: GameState): string => `${slot}/${played.length}`;

/** The game as the history keeps it. */
export const resultOf = (slot: number, state: GameState, outcome: Outcome, at: number): Result => {
  const { options, players, fellowship, ply } = state;
  const { winner, reason, points } = outcome;
  return {
    id: idOf(slot, state),
    at,
    cast: options.cast,
    players,
    fellowship,
    winner,
    reason,
    points,
    turns: ply,
  };
};

export const forgetResult = (id: string): Promise<void> => {
  const { value, keep } = useResults.getState();
  return keep(value.filter((one) => one.id !== id));
};

/** In the place of what was kept of the same game; a game whose end was taken back is in no history. */
export const recordResult = async (slot: number, state: GameState): Promise<void> => {
  const { value, keep } = useResults.getState();
  const id = idOf(slot, state);
  const others = value.filter((one) => one.id !== id);
  const earlier = value.find((one) => one.id === id);
  if (state.outcome) await keep([resultOf(slot, state, state.outcome, earlier?.at ?? Date.now()), ...others]);
  else if (earlier) await keep(others);
};
