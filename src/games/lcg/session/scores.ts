import { MOST_PLAYERS, SCENARIOS } from '@/games/lcg/content';
import type { GameState } from '@/games/lcg/play';
import { resultOf } from '@/games/lcg/play';
import type { Checked } from '@/kernel/checks';
import { listOf, oneOf, orNull, shape, text, whole } from '@/kernel/checks';
import { createKeptList } from '@/session/createKept';

const LONGEST_NAME = 80;
const points = whole(-99_999, 99_999);

const isPlayed = shape({
  /** The save and which scenario of it, so that a game that is ended twice is counted once. */
  id: text(1, LONGEST_NAME),
  /** When it ended. */
  at: whole(0, Number.MAX_SAFE_INTEGER),
  scenario: oneOf(...SCENARIOS),
  scenarioName: text(0, LONGEST_NAME),
  variant: oneOf('basic', 'standard', 'campaign', 'nightmare'),
  players: listOf(text(0, LONGEST_NAME), MOST_PLAYERS),
  outcome: oneOf('won', 'lost'),
  rounds: whole(0, 9999),
  /** By both methods; null for a defeat, which has no score. */
  score: orNull(shape({ faq: points, core: points })),
});
/** A game that was played to its end. */
export type PlayedGame = Checked<typeof isPlayed>;

/** Every game of this device that was played to its end, the latest first. */
export const useScores = createKeptList('lcg.scores', isPlayed);

export const playedId = (slot: number, { results }: GameState): string => `${slot}/${results.length}`;

/** The game as the history keeps it. */
export const playedGame = (slot: number, state: GameState, at: number): PlayedGame => {
  const { scenario, outcome, rounds, score } = resultOf(state);
  const { scenarioName, variant, players } = state;
  const names = players.map(({ name }) => name);
  return {
    id: playedId(slot, state),
    at,
    scenario,
    scenarioName,
    variant,
    players: names,
    outcome,
    rounds,
    score,
  };
};

export const forgetScore = (id: string): Promise<void> => {
  const { value, keep } = useScores.getState();
  return keep(value.filter((one) => one.id !== id));
};

/** In the place of what was kept of the same game; a game whose end was taken back is in no history. */
export const recordScore = async (slot: number, state: GameState): Promise<void> => {
  const { value, keep } = useScores.getState();
  const id = playedId(slot, state);
  const others = value.filter((one) => one.id !== id);
  const earlier = value.find((one) => one.id === id);
  if (state.stage === 'ended') await keep([playedGame(slot, state, earlier?.at ?? Date.now()), ...others]);
  else if (earlier) await keep(others);
};
