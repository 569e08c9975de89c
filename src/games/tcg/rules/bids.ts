import type { GameState, PlayerSeat } from '@/games/tcg/state';
import { refuse } from '@/games/tcg/state/refusals';
import { shuffle } from '@/kernel/random';
import { endGame, markLost } from './defeat';
import { playerAt, survivors } from './lookup';
import { tell } from './log';
import { inStage } from './moments';
import type { Game, Rule } from './rule';

/** p.8 Seats of those who have not locked a bid yet. */
export const stillBidding = ({ players }: GameState): PlayerSeat[] =>
  players.flatMap(({ locked }, seat) => (locked ? [] : [seat]));

/** p.8–9 A bid is a whole number, 0 or more; one of the Ring-bearer's resistance loses the game and must be meant. */
export const lockBid: Rule<'lockBid'> = {
  check: (game, { player: seat, bid, confirmed }) => {
    inStage(game, 'bids');
    const player = playerAt(game, seat);
    if (player.locked) refuse('bid/locked');
    if (!Number.isInteger(bid) || bid < 0) refuse('bid/not-whole');
    if (bid >= player.resistance && !confirmed) refuse('bid/corrupts', { bid });
  },
  play: (game, { player, bid }) => {
    // −0 would not survive JSON.
    Object.assign(playerAt(game, player), { bid: bid || 0, locked: true });
    tell(game, { line: 'bidLocked', player });
  },
  offers: ({ state }) =>
    stillBidding(state).flatMap((player) => [0, 1, 3].map((bid) => ({ player, bid, confirmed: false }))),
};

export const withdrawBid: Rule<'withdrawBid'> = {
  check: (game, { player }) => {
    inStage(game, 'bids');
    if (!playerAt(game, player).locked) refuse('bid/not-locked');
  },
  play: (game, { player }) => {
    Object.assign(playerAt(game, player), { bid: null, locked: false });
    tell(game, { line: 'bidWithdrawn', player });
  },
  offers: ({ state }) => state.players.map((_, player) => ({ player })),
};

const bidOf = ({ players }: GameState, seat: PlayerSeat): number => players[seat]?.bid ?? 0;

/** p.9 The highest bid chooses first; chance decides between equal ones. */
const choosingOrder = (state: GameState): PlayerSeat[] =>
  shuffle(state.generator, survivors(state)).sort((one, other) => bidOf(state, other) - bidOf(state, one));

/** p.8–9 All bids are shown together and become burdens; who is corrupted by them is out before site 1 is laid. */
export const reveal = (game: Game): void => {
  const { state } = game;
  state.players.forEach((player, seat) => {
    player.burdens = player.bid ?? 0;
    tell(game, { line: 'bid', player: seat, amount: player.burdens });
    if (player.burdens >= player.resistance) markLost(game, seat, 'corrupted');
  });
  const left = survivors(state);
  if (left.length < 2) return endGame(game, left[0] ?? null, 'last');
  state.stage = 'seats';
  state.choosing = choosingOrder(state);
  state.places = left.map(() => null);
};

export const revealBids: Rule<'revealBids'> = {
  check: (game) => {
    inStage(game, 'bids');
    if (stillBidding(game.state).length > 0) refuse('bids/not-all');
  },
  play: reveal,
  offers: () => [{}],
};

/** p.9 The table tossed for it: equal bids may come in another order, nothing else. */
export const settleTies: Rule<'settleTies'> = {
  check: (game, { order }) => {
    const { state } = game;
    inStage(game, 'seats');
    const falls = order.every(
      (seat, at) => at === 0 || bidOf(state, order[at - 1] ?? seat) >= bidOf(state, seat),
    );
    const same = [...order].sort().join() === [...state.choosing].sort().join();
    if (!falls || !same) refuse('ties/wrong-order');
  },
  play: ({ state }, { order }) => {
    state.choosing = [...order];
  },
  offers: ({ state }) => {
    const [first, second, ...rest] = state.choosing;
    if (first === undefined || second === undefined) return [];
    return [{ order: [second, first, ...rest] }, { order: [...state.choosing] }];
  },
};
