import type { Box, Item, ProductId, Trinket } from '@/games/jime/content';

export type Card = Item | Trinket;

/** The cards one lore away, and those beyond them. */
export type Tier = { tier: number; lore: number; cards: Card[] };

const isIn = (collection: readonly ProductId[], { copies }: Card): boolean =>
  collection.some((product) => (copies[product] ?? 0) > 0);

/**
 * §29.6, §34.4 All that a card may still become with the boxes that are on, tier by tier, each with the lore that opens
 * it: the number printed on the cards before it.
 */
export const upgradeTiers = (box: Box, collection: readonly ProductId[], card: Card): Tier[] => {
  const series = [...Object.values(box.items), ...Object.values(box.trinkets)].filter(
    (other: Card) => other.series === card.series && isIn(collection, other),
  );
  const tiers: Tier[] = [];
  let before: Card[] = [card];
  for (let tier = (card.tier ?? Infinity) + 1; before.length > 0; tier += 1) {
    const lore = Math.min(...before.map((each) => each.lore ?? Infinity));
    before = series.filter((each) => each.tier === tier);
    if (before.length > 0 && Number.isFinite(lore)) tiers.push({ tier, lore, cards: before });
  }
  return tiers;
};
