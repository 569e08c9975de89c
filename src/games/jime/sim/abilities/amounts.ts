import type { Amount, Counted } from '@/games/jime/content';
import type { HeroId } from '@/games/jime/play';
import { topCard } from '../table/deck';
import { limitsFor } from '../table/limits';
import type { Table } from '../table/table';
import { companyHeroOf, deckOf, heroOf } from '../table/table';
import { keywordOf } from './constants';
import type { Happening } from './happening';

type Named = Extract<Counted, string>;

const COUNTED: Record<Named, (table: Table, hero: HeroId, event: Happening) => number> = {
  faceup: (table, hero) => heroOf(table, hero).damage.up + heroOf(table, hero).fear.up,
  fate: (_table, _hero, { test, blow }) => test?.fate ?? blow?.fate ?? 0,
  success: (_table, _hero, { test }) => test?.success ?? 0,
  // The trinket with most tokens is the one chosen.
  token: (table, hero) => Math.max(0, ...heroOf(table, hero).trinkets.map(({ tokens }) => tokens)),
  differentTrait: (table, hero) => new Set(deckOf(table, hero).prepared.flatMap(({ traits }) => traits)).size,
  fateOnTop: (table, hero) => topCard(deckOf(table, hero))?.fate ?? 0,
  inspiration: (table, hero) => heroOf(table, hero).inspiration,
  fear: (_table, _hero, { hurt }) => hurt?.fear ?? 0,
  limit: (table, hero) => limitsFor(table, hero).inspiration,
};

/** The cards of a play area: prepared, equipped, and trinkets. */
const playArea = (table: Table, hero: HeroId): { traits: readonly string[] }[] => {
  const { box } = table.content;
  return [
    ...deckOf(table, hero).prepared,
    ...companyHeroOf(table, hero).items.flatMap((id) => box.items[id] ?? []),
    ...heroOf(table, hero).trinkets.flatMap(({ trinket }) => box.trinkets[trinket] ?? []),
  ];
};

const countedOf = (table: Table, hero: HeroId, each: Counted, event: Happening): number => {
  if (typeof each === 'string') return COUNTED[each](table, hero, event);
  if ('keyword' in each)
    return deckOf(table, hero).prepared.filter((card) => keywordOf(table, hero, card, each.keyword) > 0)
      .length;
  return playArea(table, hero).filter(({ traits }) => each.traits.some((trait) => traits.includes(trait)))
    .length;
};

export const amountOf = (table: Table, hero: HeroId, amount: Amount, event: Happening): number =>
  typeof amount === 'number'
    ? amount
    : (amount.plus ?? 0) + (amount.times ?? 1) * countedOf(table, hero, amount.each, event);
