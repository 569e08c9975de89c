import type { GameState, Skirmish } from '@/games/tcg/state';
import { LAST_SITE } from '@/games/tcg/state/pieces';
import { dropLostArrows, isFireOver } from './archery';
import { waitingSkirmishes } from './assignment';
import { bereaved, endGame, loseTheFallen } from './defeat';
import { discardMinions } from './leavingPlay';
import { leftOf, phaseOf, playerAt, rightOf, siteNow } from './lookup';
import { allHavePassed, isActionStep } from './opportunity';
import { placeAt } from './place';
import type { Game } from './rule';
import { hasEmptySide, openSkirmish } from './skirmish';
import { beginTurn, endActions, endPlayersPart, enterAssignment, enterSkirmishes } from './turnSequence';
import { removeTheKilled } from './vitality';

/** Base rule: who survives to the Regroup phase at the last site wins. */
const hasArrived = (state: GameState): boolean =>
  phaseOf(state) === 'regroup' && siteNow(state) === LAST_SITE;

/** p.15 A side emptied before a skirmish: it is not held; during it: it is resolved, and the other side wins. */
const settleSkirmish = (game: Game): void => {
  const { state } = game;
  const isEmpty = (one: Skirmish): boolean => hasEmptySide(state, one);
  if (state.at.step === 'chooseSkirmish' && waitingSkirmishes(state).some(isEmpty)) enterSkirmishes(game);
  const skirmish = openSkirmish(state);
  if (skirmish && state.at.step === 'skirmish' && isEmpty(skirmish))
    state.at = placeAt('resolution', state.freePeoples, [], state.at.fierce);
};

/** The last arrow has hit, or nobody is left to be hit. */
const settleFire = (game: Game): void => {
  if (game.state.at.step !== 'archeryFire') return;
  dropLostArrows(game);
  if (isFireOver(game.state)) enterAssignment(game);
};

/** p.13 Whoever has left the game neither acts nor keeps others from having passed in a row. */
const settleProcedure = (game: Game): void => {
  const { state } = game;
  const { at } = state;
  const isOut = (seat: number): boolean => playerAt(game, seat).lost !== null;
  if (at.waiting.some(isOut)) at.waiting = at.waiting.filter((seat) => !isOut(seat));
  if (at.passed.some(isOut)) at.passed = at.passed.filter((seat) => !isOut(seat));
  if (isActionStep(at.step)) {
    if (at.player !== null && isOut(at.player)) at.player = rightOf(state, at.player);
    if (allHavePassed(state)) endActions(game);
  } else if (at.player !== null && isOut(at.player)) endPlayersPart(game, at);
};

/** The player whose turn it was is out: their turn is over, and the next begins. */
const settleTurn = (game: Game): void => {
  const { state } = game;
  if (playerAt(game, state.freePeoples).lost === null) return settleProcedure(game);
  discardMinions(game);
  beginTurn(game, leftOf(state, state.freePeoples));
};

/**
 * After whatever happened: who is dead leaves, who has lost is out, and the turn goes to whoever is left. Where that ends a
 * phase, a vitality bonus may have ended with it (p.6): then all of it is looked at again.
 */
export const settle = (game: Game): void => {
  const { state } = game;
  const { at } = state;
  if (state.stage !== 'play') return;
  removeTheKilled(game);
  loseTheFallen(game);
  if (state.stage !== 'play') return;
  settleTurn(game);
  settleSkirmish(game);
  settleFire(game);
  if (state.at !== at) return settle(game);
  if (hasArrived(state) && bereaved(state) === null) endGame(game, state.freePeoples, 'site');
};
