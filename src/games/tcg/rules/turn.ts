import type { GameState, Phase, Step } from '@/games/tcg/state';
import { forbid, refuse } from '@/games/tcg/state/refusals';
import { refuseUnanswered } from './ambush';
import { isFireOver } from './archery';
import { waitingSkirmishes } from './assignment';
import { reveal, stillBidding } from './bids';
import { bereaved, markLost } from './defeat';
import { discardMinions } from './leavingPlay';
import { shadowPlayers, survivorAt, survivors } from './lookup';
import { tell } from './log';
import { inTurns, notOver } from './moments';
import { moveOn } from './moving';
import { isActionStep } from './opportunity';
import { goTo, placeAt } from './place';
import { reconcilePlainly } from './regroup';
import { resolveOpen } from './resolution';
import type { Game, Rule } from './rule';
import { freePlaces, sit } from './seating';
import { mayMove } from './sites';
import { hasEmptySide, openSkirmish } from './skirmish';
import { refuseFellowship } from './startingFellowship';
import {
  beginSkirmish,
  beginTurn,
  endActions,
  endPlayersPart,
  enterAssignment,
  enterRegroup,
  enterShadow,
  enterShadowAssignment,
  enterSkirmishes,
} from './turnSequence';

/** p.10 Starting fellowships are shown in the order of play; after the last the first turn begins. */
const nextFellowship = (game: Game): void => {
  const { state } = game;
  const [player, ...waiting] = state.at.waiting;
  if (player !== undefined) {
    state.at = placeAt('start', player, waiting);
    return;
  }
  state.stage = 'play';
  beginTurn(game, state.freePeoples);
};

const nextBeforePlay = (game: Game): void => {
  const { state } = game;
  const [chooser = 0] = state.choosing;
  if (state.stage === 'bids') reveal(game);
  else if (state.stage === 'seats') sit(game, chooser, freePlaces(state)[0] ?? 0);
  else nextFellowship(game);
};

/** p.14 The first of those that wait, for a table that does not care which. */
const nextSkirmish = (game: Game): void => {
  const [first] = waitingSkirmishes(game.state);
  if (first) beginSkirmish(game, first);
  else enterSkirmishes(game);
};

const partDone = (game: Game): void => endPlayersPart(game, game.state.at);

/** What one step on does with the step that is under way. */
const FINISH: Record<Step, (game: Game) => void> = {
  start: (game) => goTo(game, placeAt('fellowship', game.state.freePeoples)),
  fellowship: (game) => (mayMove(game.state) ? moveOn(game) : enterShadow(game)),
  shadow: partDone,
  manoeuvre: endActions,
  archery: endActions,
  archeryFire: (game) => enterAssignment(game),
  assignment: endActions,
  defenders: (game) => enterShadowAssignment(game),
  shadowAssignment: partDone,
  chooseSkirmish: nextSkirmish,
  skirmish: endActions,
  resolution: resolveOpen,
  regroup: endActions,
  shadowReconcile: (game) => reconcilePlainly(game, game.state.at.player ?? game.state.freePeoples),
  moveOrReconcile: (game) => reconcilePlainly(game, game.state.freePeoples),
};

/** What is left open and no single tap goes through; a card may all the same. */
const refuseOpen = (game: Game): void => {
  const { state } = game;
  if (bereaved(state) !== null) return;
  refuseUnanswered(game);
  if (isActionStep(state.at.step)) forbid('phase/not-all-passed');
  if (state.at.step === 'archeryFire' && !isFireOver(state)) forbid('archery/choose');
  if (state.at.step === 'moveOrReconcile' && mayMove(state)) forbid('move/choose');
};

export const next: Rule<'next'> = {
  check: (game) => {
    const { state } = game;
    notOver(game);
    if (state.stage === 'bids' && stillBidding(state).length > 0) refuse('bids/not-all');
    if (state.stage === 'fellowships') refuseFellowship(game);
    if (state.stage === 'play') refuseOpen(game);
  },
  play: (game) => {
    const fallen = game.state.stage === 'play' ? bereaved(game.state) : null;
    if (fallen !== null) markLost(game, fallen, 'ringBearerDead');
    else if (game.state.stage === 'play') FINISH[game.state.at.step](game);
    else nextBeforePlay(game);
  },
  offers: () => [{}],
};

/** p.15 A skirmish that is left by hand has not been fought. */
const leaveSkirmish = ({ state }: Game): void => {
  const skirmish = openSkirmish(state);
  if (skirmish) skirmish.status = 'cancelled';
};

/** p.15 Whether a skirmish waits that has both its sides: without one there is no such phase to go to. */
const heldNext = (state: GameState): boolean =>
  waitingSkirmishes(state).some((one) => !hasEmptySide(state, one));

const enter = (game: Game, phase: Phase): void => {
  const { freePeoples } = game.state;
  if (phase === 'shadow') return enterShadow(game, shadowPlayers(game.state));
  if (phase === 'assignment') return enterAssignment(game);
  if (phase === 'skirmish') return enterSkirmishes(game);
  if (phase === 'regroup') return enterRegroup(game);
  goTo(game, placeAt(phase, freePeoples));
};

/** By hand: nothing between here and there is played. */
export const goToPhase: Rule<'goTo'> = {
  check: (game, { phase }) => {
    inTurns(game);
    if (phase === 'skirmish' && !heldNext(game.state)) refuse('skirmish/none');
  },
  play: (game, { phase }) => {
    const { state } = game;
    leaveSkirmish(game);
    state.archery = null;
    enter(game, phase);
    tell(game, { line: 'wentTo', step: state.at.step });
  },
  offers: () => [{ phase: 'shadow' }, { phase: 'assignment' }, { phase: 'regroup' }],
};

export const beginTurnByHand: Rule<'beginTurn'> = {
  check: (game, { player }) => {
    inTurns(game);
    survivorAt(game, player);
  },
  play: (game, { player }) => {
    discardMinions(game);
    beginTurn(game, player);
  },
  offers: ({ state }) => survivors(state).map((player) => ({ player })),
};
