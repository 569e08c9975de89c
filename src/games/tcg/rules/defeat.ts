import type { GameState, Loss, PlayerSeat } from '@/games/tcg/state';
import { discard, discardStackedOn } from './leavingPlay';
import { cardsInPlay, playerAt, ringBearerOf, survivors } from './lookup';
import { tell } from './log';
import type { Game } from './rule';

export const endGame = (game: Game, winner: PlayerSeat | null, how: 'site' | 'last' | 'byHand'): void => {
  const { state } = game;
  state.stage = 'ended';
  state.winner = winner;
  if (winner === null) tell(game, { line: 'endedWithoutWinner' });
  else tell(game, { line: 'won', player: winner, how });
};

/** Their cards in support areas and on characters of others. */
const discardCards = (game: Game, seat: PlayerSeat): void => {
  const { state } = game;
  const isTheirs = ({ player }: { player: PlayerSeat }): boolean => player === seat;
  for (const { card } of cardsInPlay(state)) if (isTheirs(card)) discardStackedOn(game, card.id);
  state.support = state.support.filter((card) => !isTheirs(card));
  for (const one of state.characters)
    if (one.held.some(isTheirs)) one.held = one.held.filter((card) => !isTheirs(card));
};

/** A player is out: their cards leave the table, and the sites they held return to the path. */
export const markLost = (game: Game, seat: PlayerSeat, why: Loss): void => {
  const { state } = game;
  playerAt(game, seat).lost = why;
  tell(game, { line: 'lost', player: seat, why });
  for (const one of state.characters.filter(({ player }) => player === seat)) discard(game, one);
  discardCards(game, seat);
  for (const site of state.sites) if (site.controlledBy === seat) site.controlledBy = null;
};

/** p.8 Corrupted by as many burdens as resistance; base rule: the death of the Ring-bearer loses too. */
export const whyFallen = (state: GameState, seat: PlayerSeat): Loss | null => {
  const player = state.players[seat];
  if (!player || player.lost !== null) return null;
  if (player.burdens >= player.resistance) return 'corrupted';
  return ringBearerOf(state, seat)?.fate === 'dead' ? 'ringBearerDead' : null;
};

/** Base rule: the last player left wins. */
export const loseTheFallen = (game: Game): void => {
  const { state } = game;
  for (const seat of survivors(state)) {
    const why = whyFallen(state, seat);
    if (why !== null) markLost(game, seat, why);
  }
  const left = survivors(state);
  if (left.length < 2) endGame(game, left[0] ?? null, 'last');
};
