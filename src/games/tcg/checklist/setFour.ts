import { listOf, oneOf, shape, text, whole } from '@/kernel/checks';
import type { Checked } from '@/kernel/checks';

/** p.30 Rare, uncommon, common, and those of the starters alone. */
export const RARITIES = ['R', 'U', 'C', 'P'] as const;
export type Rarity = (typeof RARITIES)[number];

/** p.31–36 The headings of the list, in its order: cultures by their ids, and three of their own. */
export const GROUPS = [
  'oneRing',
  'dunland',
  'dwarven',
  'elven',
  'gandalf',
  'gondor',
  'isengard',
  'raider',
  'rohan',
  'shire',
  'site',
  'premium',
] as const;
export type Group = (typeof GROUPS)[number];

export const SET_FOUR = 4;
export const SET_FOUR_CARDS = 365;

const isCard = shape({
  number: whole(1, SET_FOUR_CARDS),
  rarity: oneOf(...RARITIES),
  title: text(1),
});
const isList = listOf(isCard);

/** A card of set 4: its number, its rarity, and its French title as the list prints it. */
export type ListedCard = Checked<typeof isCard> & { group: Group };

/** All of them, by number. */
export type SetFour = readonly ListedCard[];

const cardsOf = (listed: object, group: Group): ListedCard[] => {
  const cards: unknown = Object.entries(listed).find(([name]) => name === group)?.[1];
  if (!isList(cards)) throw new Error(`The list of set 4 is broken at ${group}`);
  return cards.map((card) => ({ ...card, group }));
};

/**
 * p.31–36 The list, loaded when somebody opens it. Letters misread from the paper are mended in it; two titles that the
 * paper cuts short end in an ellipsis.
 */
export const loadSetFour = async (): Promise<SetFour> => {
  const { default: listed } = await import('./setFour.json');
  return GROUPS.flatMap((group) => cardsOf(listed, group));
};
