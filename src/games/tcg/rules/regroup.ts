import type { GameState, PlayerSeat } from '@/games/tcg/state';
import { forbid } from '@/games/tcg/state/refusals';
import { playerAt, survivorAt, survivors } from './lookup';
import { tell } from './log';
import { inTurns } from './moments';
import type { Explanation } from './references';
import type { Game, Rule } from './rule';
import { endPlayersPart, endTurn } from './turnSequence';

type Reconciling = {
  /** Cards that must be discarded. */
  mustDiscard: number;
  /** Cards that may be discarded before drawing. */
  mayDiscard: number;
  /** Cards drawn after discarding that many. */
  draws: (discarded: number) => number;
  explanation: Explanation;
};

/** Base rule: down to the size of a hand, or one card away at most and up to it. p.8 An empty draw deck loses nothing. */
export const reconciling = ({ base }: Pick<GameState, 'base'>, hand: number): Reconciling => {
  const mustDiscard = Math.max(0, hand - base.handSize);
  return {
    mustDiscard,
    mayDiscard: mustDiscard > 0 ? mustDiscard : Math.min(base.freeDiscards, hand),
    draws: (discarded) => Math.max(0, base.handSize - (hand - discarded)),
    explanation: 'reconcile/hand',
  };
};

const refuseCards = ({ state }: Game, hand: number | null, discarded: number): void => {
  if (hand === null) return;
  const { mustDiscard, mayDiscard } = reconciling(state, hand);
  if (discarded < mustDiscard) forbid('reconcile/too-few');
  if (discarded > mayDiscard) forbid('reconcile/too-many');
};

/** Whether it is this player's turn to reconcile. */
const isTheirs = ({ at }: GameState, seat: PlayerSeat): boolean =>
  (at.step === 'shadowReconcile' || at.step === 'moveOrReconcile') && at.player === seat;

const reconcileHand = (game: Game, seat: PlayerSeat, discarded: number): void => {
  const { state } = game;
  const player = playerAt(game, seat);
  if (player.hand !== null) {
    const left = Math.max(0, player.hand - discarded);
    player.hand = left + reconciling(state, player.hand).draws(Math.min(discarded, player.hand));
  }
  tell(game, { line: 'reconciled', player: seat });
  if (!isTheirs(state, seat)) return;
  if (state.at.step === 'shadowReconcile') endPlayersPart(game, state.at);
  else endTurn(game);
};

export const reconcile: Rule<'reconcile'> = {
  check: (game, { player, discarded }) => {
    const { state } = game;
    inTurns(game);
    const { hand } = survivorAt(game, player);
    if (state.at.step !== 'shadowReconcile' && state.at.step !== 'moveOrReconcile') forbid('step/not-now');
    else if (!isTheirs(state, player)) forbid('turn/not-yours');
    refuseCards(game, hand, discarded);
  },
  play: (game, { player, discarded }) => reconcileHand(game, player, discarded),
  offers: ({ state }) =>
    survivors(state).flatMap((player) => {
      const { mustDiscard, mayDiscard } = reconciling(state, state.players[player]?.hand ?? 0);
      return [...new Set([mustDiscard, mayDiscard])].map((discarded) => ({ player, discarded }));
    }),
};

/** The least a player has to do, for one tap. */
export const reconcilePlainly = (game: Game, seat: PlayerSeat): void => {
  const hand = playerAt(game, seat).hand ?? 0;
  reconcileHand(game, seat, reconciling(game.state, hand).mustDiscard);
};
