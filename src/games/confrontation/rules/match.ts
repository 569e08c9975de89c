import type { GameState } from '@/games/confrontation/state';
import { refuse } from '@/games/confrontation/state/refusals';
import { freshBoard } from './setup';

/** §4 A match is two games with sides changed. */

const GAMES = 2;

export const isMatchOver = ({ stage, options, played }: GameState): boolean =>
  stage === 'over' && (!options.match || played.length === GAMES - 1);

export const nextGame = (state: GameState): void => {
  const { outcome, fellowship, ply, log } = state;
  if (outcome === null) return refuse('game-not-over');
  if (isMatchOver(state)) refuse('match-over');
  state.played.push({ outcome, fellowship, plies: ply, log: log ?? [] });
  Object.assign(state, freshBoard(state.options));
  state.fellowship = 1 - fellowship;
};
