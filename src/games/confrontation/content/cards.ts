import type { Side } from './sides';

/** Combat cards: a strength, or a text. */
export const CARDS = [
  ...(['1', '2', '3', '4', '5', '6'] as const),
  ...(['magic', 'sacrifice', 'cloak', 'retreat', 'eye'] as const),
] as const;
export type CardId = (typeof CARDS)[number];

/** The nine combat cards of each side, as they lie in a full hand. */
export const HAND: Record<Side, readonly CardId[]> = {
  fellowship: ['1', '2', '3', '4', '5', 'magic', 'sacrifice', 'cloak', 'retreat'],
  sauron: ['1', '2', '3', '4', '5', '6', 'magic', 'eye', 'retreat'],
};

/** The strength a card adds; a text card adds none. */
export const CARD_STRENGTH: Record<CardId, number> = {
  '1': 1,
  '2': 2,
  '3': 3,
  '4': 4,
  '5': 5,
  '6': 6,
  magic: 0,
  sacrifice: 0,
  cloak: 0,
  retreat: 0,
  eye: 0,
};

export const isTextCard = (card: CardId): boolean => CARD_STRENGTH[card] === 0;

/** Special cards, each playable once in a game. */
export const SPECIALS = [
  ...(['shadowfax', 'gandalfTheWhite', 'kingRevealed', 'gwaihir'] as const),
  ...(['palantir', 'recall', 'darkOfMordor', 'crebain'] as const),
] as const;
export type SpecialId = (typeof SPECIALS)[number];

export const SPECIALS_OF: Record<Side, readonly SpecialId[]> = {
  fellowship: ['shadowfax', 'gandalfTheWhite', 'kingRevealed', 'gwaihir'],
  sauron: ['palantir', 'recall', 'darkOfMordor', 'crebain'],
};
