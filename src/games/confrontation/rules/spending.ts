import type { SpecialId } from '@/games/confrontation/content/cards';
import type { Side } from '@/games/confrontation/content/sides';
import type { GameState, RefusalCode } from '@/games/confrontation/state';
import { refuse } from '@/games/confrontation/state/refusals';

/** Special cards are held, and spent once in a game. */

export const holdingRefusal = ({ cards }: GameState, side: Side, card: SpecialId): RefusalCode | null => {
  const { specials, spent } = cards[side];
  if (spent.includes(card)) return 'special-spent';
  return specials.includes(card) ? null : 'special-not-held';
};

export const spend = (state: GameState, side: Side, card: SpecialId): void => {
  const refusal = holdingRefusal(state, side, card);
  if (refusal) refuse(refusal);
  const { specials, spent } = state.cards[side];
  specials.splice(specials.indexOf(card), 1);
  spent.push(card);
};

/** Whether Gwaihir may still come, for all Sauron knows: two cards are chosen in secret, all others are held openly. */
export const mayHoldGwaihir = ({ options, cards }: GameState): boolean => {
  const { specials, spent } = cards.fellowship;
  if (options.specials !== 'pickTwo') return specials.includes('gwaihir');
  return specials.length > 0 && !spent.includes('gwaihir');
};
