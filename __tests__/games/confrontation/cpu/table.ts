import { randomPlayer } from '@/games/confrontation/cpu';
import type { GameState, Options } from '@/games/confrontation/play';
import { PRINTED, clone, newGame, perform, viewOf } from '@/games/confrontation/play';

const SEAT = { name: '', kind: 'person' } as const;

export const tableOf = (options: Partial<Options>, seed: number): GameState =>
  newGame({ options: { ...PRINTED, ...options }, players: [SEAT, SEAT], fellowship: 0, seed });

/** Every so-manyth state of a game between two who play at random from good set-ups. */
export const statesOf = (cast: Options['cast'], seed: number, every: number): GameState[] => {
  const state = tableOf({ cast }, seed);
  const met: GameState[] = [];
  for (let decision = 0; state.prompt; decision += 1) {
    if (state.stage === 'play' && decision % every === 0) met.push(clone(state));
    const commands = randomPlayer(viewOf(state, state.prompt.side), seed + decision);
    for (const command of commands) perform(state, command);
  }
  return met;
};
