import type { CardId, Side } from '@/games/confrontation/content';
import { CARD_STRENGTH, isTextCard, nameOf, otherSide } from '@/games/confrontation/content';
import type { Battle, GameState, TokenId } from '@/games/confrontation/play';
import { fighterStrength } from '@/games/confrontation/play';
import type { Dice } from './dice';
import { drawWeighted } from './dice';
import { worthOf } from './evaluation';
import { exponential } from './exponential';

/** A guess at a combat card, for playouts: what the rules make of two cards is told in short, and only guessed for Magic. */

/** The bearer is worth more than any other. */
const BEARER = 4;
/** What it costs to spend a card: the strong ones are wanted later. */
const COST: Record<CardId, number> = {
  ...{ '1': 0, '2': 0.02, '3': 0.05, '4': 0.09, '5': 0.14, '6': 0.2 },
  ...{ magic: 0.1, sacrifice: 0.12, cloak: 0.12, retreat: 0.06, eye: 0.08 },
};
/** The lower, the more the best card is preferred to the next. */
const TEMPERATURE = 0.18;

const stakeOf = ({ tokens, bearer }: GameState, id: TokenId | null, side: Side): number => {
  const character = id === null ? undefined : tokens[id]?.character;
  if (!character) return 0;
  return side === 'fellowship' && nameOf(character) === bearer ? BEARER : worthOf(character, side);
};

type Fighter = { strength: number; stake: number };

const fighterIn = (state: GameState, battle: Battle, side: Side): Fighter => ({
  strength: fighterStrength(state, battle, side),
  stake: stakeOf(state, battle.fighters[side], side),
});

/** What the Fellowship gains when these two cards meet. */
const gain = (fellowship: Fighter, sauron: Fighter, card: CardId, against: CardId): number => {
  if (against === 'retreat') return 0;
  const voided = against === 'eye' && isTextCard(card);
  if (card === 'retreat' && !voided) return 0;
  if (card === 'sacrifice' && !voided) return sauron.stake - fellowship.stake;
  const foe = card === 'cloak' && !voided ? 0 : CARD_STRENGTH[against];
  const difference = fellowship.strength + CARD_STRENGTH[card] - sauron.strength - foe;
  if (difference === 0) return sauron.stake - fellowship.stake;
  return difference > 0 ? sauron.stake : -fellowship.stake;
};

/** What the other side may have played: all it held, or the card that lies face up. */
const against = ({ cards }: GameState, { played, faceUp }: Battle, side: Side): CardId[] => {
  const card = played[side];
  if (card === null) return cards[side].hand;
  return faceUp[side] ? [card] : [...cards[side].hand, card];
};

/** What each card promises on average over whatever the other side may play. */
export const promises = (
  state: GameState,
  battle: Battle,
  side: Side,
  cards: readonly CardId[],
): number[] => {
  const [fellowship, sauron] = [fighterIn(state, battle, 'fellowship'), fighterIn(state, battle, 'sauron')];
  const foes = against(state, battle, otherSide(side));
  return cards.map((card) => {
    let sum = 0;
    for (const foe of foes)
      sum +=
        side === 'fellowship' ? gain(fellowship, sauron, card, foe) : -gain(fellowship, sauron, foe, card);
    return sum / Math.max(1, foes.length) - COST[card];
  });
};

export const quickCard = (
  state: GameState,
  battle: Battle,
  side: Side,
  cards: readonly CardId[],
  dice: Dice,
): CardId => {
  if (cards.length === 1) return cards[0] as CardId;
  const worth = promises(state, battle, side, cards);
  const most = Math.max(...worth);
  return drawWeighted(
    dice,
    cards,
    worth.map((one) => exponential((one - most) / TEMPERATURE)),
  );
};
