import type { Box, KeywordId, PrintedKeyword } from '@/games/jime/content';
import type { Icons } from '@/games/jime/rules/odds';

/**
 * A skill card as a table without people plays it: its icons and its keywords. What else is printed on it the data does
 * not hold (§84.5): see `ABILITY` in testing.
 */
export interface Card extends Icons {
  id: string;
  keywords: Partial<Record<KeywordId, number>>;
  /** Prepared, a card without keywords has some ability of its own; a weakness has none (§53). */
  ability: boolean;
}

export const WEAKNESS: Card = { id: 'weakness', success: 0, fate: 0, keywords: {}, ability: false };

/** Hide has no number (§44.1): one card hides once. */
const keywordsOf = (printed: readonly PrintedKeyword[]): Card['keywords'] =>
  Object.fromEntries(printed.map(({ keyword, value }) => [keyword, value ?? 1]));

const known = new WeakMap<Box, Record<string, Card>>();

/** Every skill and title of the box, by id. */
export const cardsOf = (box: Box): Record<string, Card> => {
  const cards = known.get(box);
  if (cards) return cards;
  const skills = Object.values(box.skills).map(({ id, success, fate, keywords }): Card => ({
    id,
    success,
    fate,
    keywords: keywordsOf(keywords),
    ability: keywords.length === 0,
  }));
  const titles = Object.values(box.titles).map(({ id, success, fate }): Card => ({
    id,
    success,
    fate,
    keywords: {},
    ability: true,
  }));
  const all = Object.fromEntries([...skills, ...titles].map((card) => [card.id, card]));
  known.set(box, all);
  return all;
};
