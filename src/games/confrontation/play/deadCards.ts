import type { CardId } from '@/games/confrontation/content/cards';
import { cardRetreats } from '@/games/confrontation/rules/cardTexts';
import type { View } from './view';
import { someWorld } from './world';

export type DeadCard = Extract<CardId, 'magic' | 'retreat'>;

/** B9 Cards in hand that would do nothing in this battle: Magic with nothing played before, a Retreat with no room. */
export const deadCards = (view: View): DeadCard[] => {
  const { side, cards, battle } = view;
  if (!battle) return [];
  const { hand, discard } = cards[side];
  const dead: Record<DeadCard, () => boolean> = {
    magic: () => discard.length === 0,
    retreat: () => cardRetreats(someWorld(view), battle, side).length === 0,
  };
  return (['magic', 'retreat'] as const).filter((card) => hand.includes(card) && dead[card]());
};
