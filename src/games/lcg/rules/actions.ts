import type { Limit, PlayerSeat } from '@/games/lcg/state';
import { forbid, refuse } from '@/games/lcg/state/refusals';
import { newId, survivorAt, survivors } from './lookup';
import { tell } from './log';
import { notOver, windowOpen } from './moments';
import { pay, refusePayment } from './payment';
import type { Game, Rule } from './rule';

/** R p.12 An ability of a card in play: any resources of the player's heroes pay for it, whatever their sphere. */
export const takeAction: Rule<'takeAction'> = {
  check: (game, { player, cost, payment, response }) => {
    windowOpen(game, response);
    survivorAt(game, player);
    refusePayment(game, player, { cost, sphere: null, free: cost === 0 }, payment);
  },
  play: (game, { player, name, cost, payment }) => {
    pay(game, payment);
    tell(game, { line: 'action', player, card: name, cost });
  },
  offers: ({ state }) =>
    survivors(state).map((player) => ({ player, name: '', cost: 0, payment: [], response: false })),
};

const limitBy = ({ state }: Game, id: string): Limit =>
  state.limits.find((one) => one.id === id) ?? refuse('limit/none');

/** F 1.51 A limit per game belongs to the player who uses it; any other to that copy of the card, or to the group. */
export const usedOf = ({ per, used }: Limit, player: PlayerSeat): number =>
  per === 'game' ? (used[player] ?? 0) : used.reduce((total, count) => total + count, 0);

export const addLimit: Rule<'addLimit'> = {
  check: notOver,
  play: (game, { name, per, max }) => {
    const used = game.state.players.map(() => 0);
    game.state.limits.push({ id: newId(game, 'limit'), name, per, max, used });
  },
  offers: () => [{ name: '', per: 'round', max: 1 }],
};

export const useLimit: Rule<'useLimit'> = {
  check: (game, { limit: id, player }) => {
    notOver(game);
    survivorAt(game, player);
    const limit = limitBy(game, id);
    if (usedOf(limit, player) >= limit.max) forbid('limit/used-up', { card: limit.name });
  },
  play: (game, { limit: id, player }) => {
    const limit = limitBy(game, id);
    limit.used[player] = (limit.used[player] ?? 0) + 1;
    tell(game, { line: 'limit', card: limit.name, used: usedOf(limit, player), max: limit.max });
  },
  offers: ({ state }) =>
    state.limits.flatMap(({ id }) => survivors(state).map((player) => ({ limit: id, player }))),
};

export const removeLimit: Rule<'removeLimit'> = {
  check: (game, { limit }) => {
    notOver(game);
    limitBy(game, limit);
  },
  play: ({ state }, { limit }) => {
    state.limits = state.limits.filter(({ id }) => id !== limit);
  },
  offers: ({ state }) => state.limits.map(({ id }) => ({ limit: id })),
};
