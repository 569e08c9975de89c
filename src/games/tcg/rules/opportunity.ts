import type { GameState, PlayerSeat, Step } from '@/games/tcg/state';
import { ACTION_STEPS } from '@/games/tcg/state/steps';
import { actionOrder, rightOf } from './lookup';
import type { Game } from './rule';

const ACTIONS: readonly Step[] = ACTION_STEPS;

/** p.13 Whether the action procedure runs in this step. */
export const isActionStep = (step: Step): boolean => ACTIONS.includes(step);

/** p.13 An action was taken: nobody has passed in a row any more, and the opportunity goes to the right. */
export const tookAction = ({ state }: Game, seat: PlayerSeat): void => {
  if (!isActionStep(state.at.step)) return;
  state.at.passed = [];
  state.at.player = rightOf(state, seat);
};

/** p.13 A pass counts until somebody acts, and shuts nobody out. */
export const passed = ({ state }: Game, seat: PlayerSeat): void => {
  if (!state.at.passed.includes(seat)) state.at.passed.push(seat);
  state.at.player = rightOf(state, seat);
};

/** p.13 The procedure ends when all players have passed one after the other. */
export const allHavePassed = (state: GameState): boolean =>
  actionOrder(state).every((seat) => state.at.passed.includes(seat));
