import type { Side } from '../../src/games/confrontation/content';
import type { Command, GameState, Options, View } from '../../src/games/confrontation/play';
import { PRINTED, newGame, perform, viewOf } from '../../src/games/confrontation/play';

/** Anybody who can play: what it does next, by what it sees. */
export type ComputerPlayer = (view: View, seed: number) => Command[];

const SEAT = { name: '', kind: 'person' } as const;
/** Any odd number does: seeds of one game’s decisions lie far apart. */
const APART = 0x9e3779b1;

/** One game between two computer players, without a story; `watch` sees every state before it is decided in. */
export const playGame = (
  cast: Options['cast'],
  seed: number,
  players: Record<Side, ComputerPlayer>,
  watch?: (state: GameState) => void,
): GameState => {
  const options = { ...PRINTED, cast };
  const state: GameState = {
    ...newGame({ options, players: [SEAT, SEAT], fellowship: 0, seed }),
    log: null,
  };
  for (let decision = 0; state.prompt; decision += 1) {
    watch?.(state);
    const { side } = state.prompt;
    const commands = players[side](viewOf(state, side), Math.imul(seed + decision * 7919, APART));
    for (const command of commands) perform(state, command);
  }
  return state;
};
