import type { HeroId } from '@/games/jime/play';
import type { Use } from '../table/cards';
import { harm } from '../table/harm';
import type { Table } from '../table/table';
import { heroOf } from '../table/table';
import { cardWorth } from './cardWorth';
import type { Happening } from './happening';

/** A card discarded is worth its keywords no more. */
const USED_UP = 0.45;
const TOKEN = 0.6;
const OTHER_CARD = 0.7;

/** What is left is dear to those who think of a last stand, and dearer the nearer it is. */
export const kept = (
  { policy, content }: Table,
  hero: HeroId,
  { damage, fear }: { damage: { up: number; down: number }; fear: { up: number; down: number } },
): number => {
  const card = content.box.heroes[hero];
  const hurt = Math.max(
    (damage.up + damage.down) / (card?.damageLimit ?? 1),
    (fear.up + fear.down) / (card?.fearLimit ?? 1),
  );
  return policy.reserve * (0.3 + 2 * hurt);
};

/** What the so manyeth inspiration costs to spend. */
export const inspirationPrice = (table: Table, hero: HeroId, spent: number): number => {
  const one = heroOf(table, hero);
  const last = one.inspiration - spent <= 2;
  return table.policy.thrift + (last ? kept(table, hero, one) : 0);
};

/** What it costs to use an ability, in points. */
export const priceOf = (table: Table, { ability, owner, card }: Use, event: Happening): number => {
  const { cost } = ability;
  if (!cost) return 0;
  const spent = (hero: HeroId, count = 0): number =>
    Array.from({ length: count }, (_, index) => inspirationPrice(table, hero, index)).reduce(
      (sum, price) => sum + price,
      0,
    );
  const suffers = { damage: cost.damage ?? 0, fear: cost.fear ?? 0 };
  return (
    (cost.card && card ? (cost.card === 'top' ? 0.1 : 0.15 + USED_UP * cardWorth(card)) : 0) +
    (cost.deplete ? TOKEN : 0) +
    spent(owner, cost.inspiration) +
    spent(event.hero, cost.theirInspiration) +
    OTHER_CARD * (cost.prepared?.count ?? 0) +
    (cost.boon ? 0.6 : 0) +
    harm(table, owner, suffers) +
    (cost.action ? 2.5 : 0)
  );
};
