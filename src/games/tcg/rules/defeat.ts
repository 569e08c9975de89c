import type { GameState, Loss, PlayerSeat } from '@/games/tcg/state';
import { discard } from './leavingPlay';
import { playerAt, ringBearerOf, survivors } from './lookup';
import { tell } from './log';
import type { Game } from './rule';

export const endGame = (game: Game, winner: PlayerSeat | null, how: 'site' | 'last' | 'byHand'): void => {
  const { state } = game;
  state.stage = 'ended';
  state.winner = winner;
  if (winner === null) tell(game, { line: 'endedWithoutWinner' });
  else tell(game, { line: 'won', player: winner, how });
};

/** A player is out: their cards leave the table, and the sites they held return to the path. */
export const markLost = (game: Game, seat: PlayerSeat, why: Loss): void => {
  const { state } = game;
  playerAt(game, seat).lost = why;
  tell(game, { line: 'lost', player: seat, why });
  for (const one of state.characters.filter(({ player }) => player === seat)) discard(game, one);
  state.support = state.support.filter(({ player }) => player !== seat);
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
