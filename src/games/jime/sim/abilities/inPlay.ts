import type { Ability, AbilityMoment, BoonId } from '@/games/jime/content';
import { isUsed } from '@/games/jime/content/schema/ability';
import type { HeroId, HeroInPlay } from '@/games/jime/play';
import type { CardsInPlay, Use } from '../table/cards';
import type { Table } from '../table/table';
import { companyHeroOf, deckOf, heroOf } from '../table/table';

/** What average trinkets and boons do: a success, in any test or in some. */
const AVERAGE_TRINKET: Ability[] = [
  { at: 'test', cost: { deplete: 'this' }, does: [{ do: 'success', count: 1 }] },
];
const averageBoon = (boon: BoonId): Ability[] => [
  {
    at: 'test',
    cost: { boon },
    does: [{ do: 'success', count: 1 }],
    ...(boon === 'emboldened' ? { purposes: ['attack'] } : boon === 'hidden' ? { purposes: ['negate'] } : {}),
  },
];

type Source = Pick<Use, 'id' | 'card' | 'trinket'> & { abilities: readonly Ability[] | undefined };

/** The real cards of a hero, as they lie before it. */
const realSources = (table: Table, { hero, trinkets, boons }: HeroInPlay): Source[] => {
  const { box } = table.content;
  return [
    ...deckOf(table, hero).prepared.map((card) => ({ id: card.id, card, abilities: card.abilities })),
    ...companyHeroOf(table, hero).items.map((id) => ({ id, abilities: box.items[id]?.abilities })),
    ...trinkets.map(({ trinket }) => ({
      id: trinket,
      trinket,
      abilities: box.trinkets[trinket]?.abilities,
    })),
    ...boons.map((boon) => ({ id: boon, abilities: box.boons[boon]?.abilities })),
    { id: hero, abilities: box.heroes[hero]?.abilities },
  ];
};

const averageSources = (table: Table, { hero, trinkets, boons }: HeroInPlay): Source[] => [
  ...deckOf(table, hero).prepared.map((card) => ({ id: card.id, card, abilities: card.abilities })),
  ...trinkets.map(({ trinket }) => ({ id: trinket, trinket, abilities: AVERAGE_TRINKET })),
  ...boons.map((boon) => ({ id: boon, abilities: averageBoon(boon) })),
];

const list = <Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void => {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
};

const gather = (table: Table, one: HeroInPlay, carried: number): CardsInPlay => {
  const found: CardsInPlay = { carried, byMoment: new Map(), constants: new Map(), atHand: new Map() };
  const sources = table.cards === 'real' ? realSources(table, one) : averageSources(table, one);
  for (const { abilities = [], ...source } of sources)
    abilities.forEach((ability, place) => {
      if (!isUsed(ability)) return;
      const use = { ability, owner: one.hero, mark: `${one.hero} ${source.id} ${place}`, ...source };
      list(found.byMoment, ability.at, use);
      if (ability.at === 'always')
        for (const effect of ability.does ?? []) list(found.constants, effect.do, { effect, use });
    });
  return found;
};

const BITS: Record<BoonId, number> = { determined: 1, emboldened: 2, hidden: 4 };

/** Boons and trinkets as one number: a card that comes or goes changes it. */
const carriedBy = ({ boons, trinkets }: HeroInPlay): number => {
  let carried = trinkets.length * 8;
  for (const boon of boons) carried += BITS[boon];
  return carried;
};

/** What a hero's cards can do; gathered anew only when one has come or gone. */
export const cardsInPlay = (table: Table, hero: HeroId, one = heroOf(table, hero)): CardsInPlay => {
  const deck = deckOf(table, hero);
  const carried = carriedBy(one);
  if (deck.uses?.carried !== carried) deck.uses = gather(table, one, carried);
  return deck.uses;
};

const NONE: readonly Use[] = [];

/** The abilities of a hero that act at a moment. */
export const usesAt = (
  table: Table,
  hero: HeroId,
  at: AbilityMoment,
  one = heroOf(table, hero),
): readonly Use[] => cardsInPlay(table, hero, one).byMoment.get(at) ?? NONE;
