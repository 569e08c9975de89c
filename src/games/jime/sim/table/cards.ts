import type {
  Ability,
  AbilityEffect,
  AbilityMoment,
  Box,
  KeywordId,
  PrintedKeyword,
  Trait,
  UsedAbility,
} from '@/games/jime/content';
import type { HeroId } from '@/games/jime/play';
import type { Icons } from '@/games/jime/rules/odds';

/** Real cards do what is printed on them; average ones all the same, to see what the real ones change. */
export const CARDS = ['real', 'average'] as const;
export type Cards = (typeof CARDS)[number];

/** A skill card as a table without people plays it: its icons, its keywords and what else it does (§84.5). */
export interface Card extends Icons {
  id: string;
  keywords: Partial<Record<KeywordId, number>>;
  traits: readonly Trait[];
  abilities?: readonly Ability[] | undefined;
}

/** An ability a hero has in play, and the card it stands on. */
export interface Use {
  ability: UsedAbility;
  owner: HeroId;
  id: string;
  /** The prepared card, where it is one; it may be used up. */
  card?: Card;
  trinket?: string;
  /** Marks it as used, where it may be used once. */
  mark: string;
}

/** An effect that holds as long as its card is in play. */
export interface Constant {
  effect: AbilityEffect;
  use: Use;
}

/** What a hero's cards can do, kept as long as no card comes or goes. */
export interface CardsInPlay {
  /** Boons and trinkets the hero had when it was gathered. */
  carried: number;
  byMoment: Map<AbilityMoment, Use[]>;
  constants: Map<AbilityEffect['do'], Constant[]>;
  /** What the cards add to a test, by its stat and purpose. */
  atHand: Map<string, { successes: number; conversions: number; cards: number }>;
}

/** §53 A weakness has neither icons nor abilities. */
export const WEAKNESS: Card = { id: 'weakness', success: 0, fate: 0, keywords: {}, traits: [] };

/** What the average card does: a success in any test. */
export const AVERAGE: readonly Ability[] = [
  { at: 'test', cost: { card: 'discard' }, does: [{ do: 'success', count: 1 }] },
];

/** Hide has no number (§44.1): one card hides once. */
const keywordsOf = (printed: readonly PrintedKeyword[]): Card['keywords'] =>
  Object.fromEntries(printed.map(({ keyword, value }) => [keyword, value ?? 1]));

type Printed = Icons & Pick<Card, 'id' | 'traits' | 'abilities'> & { keywords: readonly PrintedKeyword[] };

const realCard = ({ id, success, fate, traits, keywords, abilities }: Printed): Card => ({
  id,
  success,
  fate,
  traits,
  keywords: keywordsOf(keywords),
  abilities,
});

/** A card without keywords has some ability of its own; what it is, nobody asks. */
const averageCard = (printed: Printed): Card => ({
  ...realCard(printed),
  abilities: printed.keywords.length === 0 ? AVERAGE : undefined,
});

const known = new WeakMap<Box, Record<Cards, Record<string, Card>>>();

/** Every skill and title of the box, by id. */
export const cardsOf = (box: Box, cards: Cards): Record<string, Card> => {
  const kept = known.get(box);
  if (kept) return kept[cards];
  const printed: Printed[] = [...Object.values(box.skills), ...Object.values(box.titles)];
  const all = (made: (card: Printed) => Card): Record<string, Card> =>
    Object.fromEntries(printed.map((card) => [card.id, made(card)]));
  const found = { real: all(realCard), average: all(averageCard) };
  known.set(box, found);
  return found[cards];
};
