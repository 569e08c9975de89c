import type { Item } from '@/games/jime/content/schema/item';
import type { Trinket } from '@/games/jime/content/schema/trinket';
import type { Report, Rule } from './rule';

type Card = Item | Trinket;

const checkTiers = (kind: 'items' | 'trinkets', cards: readonly Card[], report: Report): void => {
  for (const { id, series, tier } of cards) {
    const family = cards.filter((card) => card.series === series);
    if (tier === null && family.length > 1)
      report(kind, id, 'tier', `has no tier, but its series has ${family.length} cards`);
    if (tier !== null && tier > 1 && !family.some((card) => card.tier === tier - 1))
      report(kind, id, 'tier', `tier ${tier} with no tier ${tier - 1} in “${series}” to upgrade from`);
    if (tier === 1 && id !== series)
      report(kind, id, 'series', 'the first card of a series gives it its name');
  }
};

const checkUse = (kind: 'items' | 'trinkets', cards: readonly Card[], report: Report): void => {
  for (const { id, testStats, hitTable, copies } of cards) {
    if (testStats.length > 0 !== hitTable.length > 0)
      report(kind, id, 'hitTable', 'an attack needs both a stat to test and hits to buy');
    if (Object.keys(copies).length === 0) report(kind, id, 'copies', 'is in no box');
  }
};

/** Upgrades climb one tier at a time within a series (§29.6); what attacks can be tested; hands go with the slot. */
export const items: Rule = (box, report) => {
  for (const kind of ['items', 'trinkets'] as const) {
    const cards: Card[] = Object.values(box[kind]);
    checkTiers(kind, cards, report);
    checkUse(kind, cards, report);
  }
  for (const { id, slot, hands } of Object.values(box.items)) {
    if ((slot === 'hand') !== hands > 0) report('items', id, 'hands', `${hands} hands in the ${slot} slot`);
    if (id in box.trinkets) report('items', id, 'id', 'is also a trinket');
  }
};
