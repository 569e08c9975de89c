import type { GameState, PlayerSeat } from '@/games/tcg/state';
import { forbid } from '@/games/tcg/state/refusals';
import { charactersOf, playerAt, survivorAt, survivors } from './lookup';
import { tell } from './log';
import { inTurns } from './moments';
import type { Game, Rule } from './rule';
import type { Sum } from './sums';
import { sumOf, term } from './sums';

/** p.12 Companions in play and in the dead pile together, each copy counted. */
const MOST_COMPANIONS = 9;

export const companionsCounted = (state: GameState, seat: PlayerSeat): Sum =>
  sumOf('companions/nine', [
    term('companions', charactersOf(state, seat, 'companion').length),
    term('deadPile', state.players[seat]?.deadPile ?? 0),
  ]);

/** p.12 How many a player may have in play with this dead pile. */
export const mostInPlay = (deadPile: number): number => Math.max(0, MOST_COMPANIONS - deadPile);

export const refuseTenth = ({ state }: Game, seat: PlayerSeat): void => {
  if (companionsCounted(state, seat).total >= MOST_COMPANIONS) forbid('companions/nine');
};

export const setDeadPile: Rule<'setDeadPile'> = {
  check: (game, { player }) => {
    inTurns(game);
    survivorAt(game, player);
  },
  play: (game, { player, companions }) => {
    playerAt(game, player).deadPile = companions;
    tell(game, { line: 'byHand', what: 'deadPile', amount: companions });
  },
  offers: ({ state }) => survivors(state).map((player) => ({ player, companions: 1 })),
};
