import type { ActionStep, Place, PlayerSeat, Skirmish, Step } from '@/games/tcg/state';
import { fireNow, isFireOver } from './archery';
import { freeMinions, waitingSkirmishes } from './assignment';
import { discardMinions } from './leavingPlay';
import { findCharacter, leftOf, minionsInPlay, playerAt, shadowPlayers } from './lookup';
import { tell } from './log';
import { endModifiers } from './modifiers';
import { endPhase, goTo, placeAt } from './place';
import type { Game } from './rule';
import { sanctuaryHere } from './sanctuary';
import { hasEmptySide } from './skirmish';
import { ringsOffAfterRegroup, ringsOffAtRegroup } from './theRing';

/** The cover: the pool is emptied, and a turn that begins at a sanctuary heals (p.6). */
export const beginTurn = (game: Game, seat: PlayerSeat): void => {
  const { state } = game;
  // A Regroup phase that was left out by hand would have taken them off.
  ringsOffAtRegroup(game);
  ringsOffAfterRegroup(game);
  const emptied = state.twilight > 0;
  state.turn += 1;
  Object.assign(state, { freePeoples: seat, twilight: 0, moves: 0, moveLimitChanges: [] });
  Object.assign(state, { skirmishes: [], fierce: [], archery: null, archeryModifiers: [] });
  for (const player of state.players) player.drawn = 0;
  for (const one of state.characters) one.allowed = false;
  state.totals = { freePeoples: null, shadow: null };
  endPhase(game);
  endModifiers(game, 'regroup', 'turn');
  state.sanctuary = sanctuaryHere(state);
  state.at = placeAt('start', seat);
  tell(game, { line: 'turn', player: seat, turn: state.turn });
  if (emptied) tell(game, { line: 'tokensGone' });
};

/** The cover: all minions are discarded, and the turn goes to the left (p.11). */
export const endTurn = (game: Game): void => {
  discardMinions(game);
  beginTurn(game, leftOf(game.state, game.state.freePeoples));
};

const toFreePeoples = (game: Game, step: Step, fierce = false): void =>
  goTo(game, placeAt(step, game.state.freePeoples, [], fierce));

/** p.13 An action procedure begins with the Free Peoples player. */
const openActions = (game: Game, step: ActionStep, fierce = false): void => toFreePeoples(game, step, fierce);

/** p.12 One Shadow phase for each Shadow player, to the right. */
export const enterShadow = (game: Game, seats = shadowPlayers(game.state)): void => {
  const { state } = game;
  const [player, ...waiting] = seats;
  if (player === undefined) return afterShadow(game);
  if (state.at.step === 'shadow') endPhase(game);
  goTo(game, placeAt('shadow', player, waiting));
  tell(game, { line: 'shadowPhase', player });
};

/** Base rule: without a minion there is nothing to fight, and the turn goes on to the Regroup phase. */
const afterShadow = (game: Game): void => {
  const { state } = game;
  if (!state.base.skipWithoutMinions || minionsInPlay(state).length > 0)
    return openActions(game, 'manoeuvre');
  tell(game, { line: 'noMinions' });
  enterRegroup(game);
};

/** p.14 Archery fire, when anybody shoots. */
const openFire = (game: Game): void => {
  const { state } = game;
  const { freePeoples, shadow } = fireNow(state);
  state.archery = { freePeoples, shadow };
  if (isFireOver(state)) return enterAssignment(game);
  toFreePeoples(game, 'archeryFire');
  tell(game, { line: 'archery', freePeoples, shadow });
};

/** p.14; p.16 for those that are fierce when their phase begins. */
export const enterAssignment = (game: Game, fierce = false): void => {
  const { state } = game;
  const fighters = fierce ? minionsInPlay(state).filter((one) => one.fierce) : [];
  Object.assign(state, { archery: null, fierce: fighters.map(({ id }) => id) });
  if (!fierce) state.skirmishes = [];
  openActions(game, 'assignment', fierce);
};

/** p.14 All assignment actions are done before defenders are assigned. */
const enterDefenders = (game: Game): void => {
  const { state } = game;
  if (freeMinions(state).length > 0) toFreePeoples(game, 'defenders', state.at.fierce);
  else enterSkirmishes(game);
};

/** Base rule: after the Free Peoples player, each Shadow player who has a free minion. */
export const enterShadowAssignment = (game: Game, seats = shadowPlayers(game.state)): void => {
  const { state } = game;
  const owners = new Set(freeMinions(state).map(({ player }) => player));
  const [player, ...waiting] = seats.filter((seat) => owners.has(seat));
  if (player === undefined) return enterSkirmishes(game);
  goTo(game, placeAt('shadowAssignment', player, waiting, state.at.fierce));
};

export const defenderTitle = (game: Game, { defender }: Skirmish): string =>
  (defender === null ? undefined : findCharacter(game.state, defender))?.title ?? '';

/** p.15 A skirmish that lost a side before it began is not held. */
const dropUnheld = (game: Game): void => {
  for (const skirmish of waitingSkirmishes(game.state))
    if (hasEmptySide(game.state, skirmish)) {
      skirmish.status = 'notHeld';
      tell(game, { line: 'skirmishNotHeld', card: defenderTitle(game, skirmish) });
    }
};

/** p.14 Each attacked character has a skirmish phase of its own; base rule: the Free Peoples player says which comes next. */
export const enterSkirmishes = (game: Game): void => {
  const { state } = game;
  dropUnheld(game);
  const [first, ...others] = waitingSkirmishes(state);
  if (!first) return afterSkirmishes(game);
  if (others.length === 0) return beginSkirmish(game, first);
  toFreePeoples(game, 'chooseSkirmish', state.at.fierce);
};

export const beginSkirmish = (game: Game, skirmish: Skirmish): void => {
  const { state } = game;
  endPhase(game);
  skirmish.status = 'open';
  state.totals = { freePeoples: null, shadow: null };
  openActions(game, 'skirmish', state.at.fierce);
  tell(game, { line: 'skirmish', card: defenderTitle(game, skirmish) });
};

/** p.16 Fierce minions fight once more. */
const afterSkirmishes = (game: Game): void => {
  const { state } = game;
  const fightAgain = !state.at.fierce && minionsInPlay(state).some(({ fierce }) => fierce);
  if (fightAgain) enterAssignment(game, true);
  else enterRegroup(game);
};

export const enterRegroup = (game: Game): void => {
  endModifiers(game, 'regroup');
  ringsOffAtRegroup(game);
  openActions(game, 'regroup');
};

/** The cover: Shadow players reconcile first, then the Free Peoples player moves on or reconciles. */
const enterReconcile = (game: Game, seats = shadowPlayers(game.state)): void => {
  const [player, ...waiting] = seats;
  if (player === undefined) return toFreePeoples(game, 'moveOrReconcile');
  goTo(game, placeAt('shadowReconcile', player, waiting));
};

/** p.13 What follows when all have passed in a row. */
const AFTER_ACTIONS: Record<ActionStep, (game: Game) => void> = {
  manoeuvre: (game) => openActions(game, 'archery'),
  archery: openFire,
  assignment: enterDefenders,
  skirmish: (game) => toFreePeoples(game, 'resolution', game.state.at.fierce),
  regroup: (game) => enterReconcile(game),
};

export const endActions = (game: Game): void => {
  const { step } = game.state.at;
  if (step in AFTER_ACTIONS) AFTER_ACTIONS[step as ActionStep](game);
};

/** Steps that players take one after the other: whose turn comes when the one at it is done or gone. */
export const endPlayersPart = (game: Game, { step, waiting }: Place): void => {
  const left = waiting.filter((seat) => playerAt(game, seat).lost === null);
  if (step === 'shadow') enterShadow(game, left);
  else if (step === 'shadowAssignment') enterShadowAssignment(game, left);
  else if (step === 'shadowReconcile') enterReconcile(game, left);
};
