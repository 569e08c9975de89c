import { folded } from '@/kernel/fold';
import { listOf, whole } from '@/kernel/checks';
import type { Group, ListedCard, Rarity, SetFour } from './setFour';
import { GROUPS, RARITIES, SET_FOUR_CARDS } from './setFour';

/** Numbers of the cards of set 4 that this table has, the lowest first. */
export type Owned = readonly number[];

export const isOwnedNumber = whole(1, SET_FOUR_CARDS);
export const isOwned = listOf(isOwnedNumber, SET_FOUR_CARDS);

/** Both together, each number once. */
export const joined = (owned: Owned, more: Owned): number[] =>
  [...new Set([...owned, ...more])].sort((a, b) => a - b);

export const toggled = (owned: Owned, number: number): number[] =>
  owned.includes(number) ? owned.filter((one) => one !== number) : joined(owned, [number]);

export const SHOWN = ['all', 'owned', 'missing'] as const;
export type Shown = (typeof SHOWN)[number];

export type Sought = { typed: string; shown: Shown; rarity: Rarity | 'any' };

const isShown = (shown: Shown, has: boolean): boolean => shown === 'all' || (shown === 'owned') === has;

/** A card by its number, its code or words of its title. */
const isNamed = ({ number, rarity, title }: ListedCard, typed: string): boolean =>
  typed === '' ||
  `${number}` === typed ||
  ` ${folded(`4 ${rarity} ${number} ${title}`)}`.includes(` ${typed}`);

export type ListedGroup = { group: Group; cards: ListedCard[] };

/** The list as somebody looks through it, by its headings. */
export const groupsIn = (list: SetFour, owned: Owned, { typed, shown, rarity }: Sought): ListedGroup[] => {
  const has = new Set(owned);
  const words = folded(typed);
  const found = list.filter(
    (card) =>
      isNamed(card, words) &&
      isShown(shown, has.has(card.number)) &&
      (rarity === 'any' || card.rarity === rarity),
  );
  return GROUPS.map((group) => ({ group, cards: found.filter((card) => card.group === group) })).filter(
    ({ cards }) => cards.length > 0,
  );
};

export type Tally = { owned: number; all: number };

const tallyOf = (cards: SetFour, has: ReadonlySet<number>): Tally => ({
  owned: cards.filter(({ number }) => has.has(number)).length,
  all: cards.length,
});

/** How far the collection has come: altogether and by rarity. */
export const tallies = (list: SetFour, owned: Owned): { all: Tally; rarity: Record<Rarity, Tally> } => {
  const has = new Set(owned);
  const ofRarity = (rarity: Rarity) =>
    tallyOf(
      list.filter((card) => card.rarity === rarity),
      has,
    );
  return {
    all: tallyOf(list, has),
    rarity: Object.fromEntries(RARITIES.map((rarity) => [rarity, ofRarity(rarity)])) as Record<Rarity, Tally>,
  };
};
