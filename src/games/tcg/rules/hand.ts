import type { PlayerSeat } from '@/games/tcg/state';
import { playerAt, survivorAt, survivors } from './lookup';
import { inTurns } from './moments';
import type { Game, Rule } from './rule';

/** p.11–12, p.18 Characters, other cards and events are played from the hand; a hand nobody counts stays uncounted. */
export const playFromHand = (game: Game, seat: PlayerSeat): void => {
  const player = playerAt(game, seat);
  if (player.hand !== null) player.hand = Math.max(0, player.hand - 1);
};

export const setHand: Rule<'setHand'> = {
  check: (game, { player }) => {
    inTurns(game);
    survivorAt(game, player);
  },
  play: (game, { player, cards }) => {
    playerAt(game, player).hand = cards;
  },
  offers: ({ state }) =>
    survivors(state).flatMap((player) => [null, 8, 10].map((cards) => ({ player, cards }))),
};
