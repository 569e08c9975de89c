import type { Sphere } from '@/games/lcg/content';
import type { Character, PlayerSeat } from '@/games/lcg/state';
import type { RefusalCode } from '@/games/lcg/state/refusals';
import { forbid, refuse } from '@/games/lcg/state/refusals';
import { heroBy, heroesOf } from './lookup';
import type { Explanation } from './references';
import type { Game } from './rule';

export type Payment = readonly { hero: string; amount: number }[];
export type Price = { cost: number; sphere: Sphere | null; free: boolean };
type Pool = Pick<Character, 'id' | 'name' | 'spheres' | 'resources'>;

/** R p.12 A hero pays for cards of its own spheres; a neutral card is paid by anybody. */
const matches = ({ spheres }: Pool, sphere: Sphere | null): boolean =>
  sphere === null || spheres.includes(sphere);

/** Why heroes cannot pay this price this way; null when they can. Exhausted heroes pay like any other (R p.12). */
export const paymentFault = (
  { cost, sphere, free }: Price,
  pools: readonly Pool[],
  payment: Payment,
): RefusalCode | null => {
  const paid = payment.reduce((total, { amount }) => total + amount, 0);
  if (paid !== (free ? 0 : cost)) return 'pay/not-the-cost';
  const payers = payment.map(({ hero }) => pools.find(({ id }) => id === hero));
  if (payers.some((payer) => payer && !matches(payer, sphere))) return 'pay/wrong-sphere';
  // R p.12 A card of cost 0 still needs one hero of its sphere; “for free” needs none.
  if (!free && !pools.some((pool) => matches(pool, sphere))) return 'pay/no-icon';
  return null;
};

/** A way to pay, the fullest pools first; null when the heroes cannot. R p.12: heroes of one sphere pool their resources. */
export const suggestPayment = (
  { cost, sphere, free }: Price,
  pools: readonly Pool[],
): { payment: Payment; explanation: Explanation } | null => {
  if (free) return { payment: [], explanation: 'pay/free' };
  const able = pools.filter((pool) => matches(pool, sphere));
  const fullest = [...able].sort((one, other) => other.resources - one.resources);
  let left = cost;
  const payment = fullest.flatMap(({ id, resources }) => {
    const amount = Math.min(left, resources);
    left -= amount;
    return amount > 0 ? [{ hero: id, amount }] : [];
  });
  if (left > 0 || able.length === 0) return null;
  return { payment, explanation: sphere === null ? 'pay/neutral' : 'pay/sphere' };
};

/** Refuses a payment that the heroes of a player cannot make. */
export const refusePayment = (game: Game, player: PlayerSeat, price: Price, payment: Payment): void => {
  const payers = payment.map(({ hero }) => heroBy(game, hero));
  if (new Set(payment.map(({ hero }) => hero)).size < payment.length) refuse('character/twice');
  payment.forEach(({ amount }, index) => {
    if (amount > (payers[index]?.resources ?? 0)) refuse('pay/too-few', { card: payers[index]?.name ?? '' });
  });
  const others = payers.filter(({ controller }) => controller !== player);
  if (others.length > 0) forbid('pay/another-player');
  const fault = paymentFault(price, [...heroesOf(game.state, player), ...others], payment);
  if (fault) forbid(fault);
};

export const pay = (game: Game, payment: Payment): void => {
  for (const { hero, amount } of payment) heroBy(game, hero).resources -= amount;
};
