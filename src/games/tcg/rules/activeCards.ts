import type { Card, GameState, PlayerSeat } from '@/games/tcg/state';
import type { Explanation } from './references';
import { cardsInPlay, shadowPlayers } from './lookup';
import { thingOf } from './uniqueness';

/** p.21 Copies of a Shadow condition that have effect: one of a unique one, four of another. */
const UNIQUE_COPIES = 1;
const OTHER_COPIES = 4;

type ActiveCondition = { card: Card; hasEffect: boolean; explanation: Explanation };

/** p.21 Shadow conditions of other players, from the right of the Free Peoples player on. */
const conditionsOf = (state: GameState, seat: PlayerSeat): Card[] =>
  cardsInPlay(state)
    .map(({ card }) => card)
    .filter(({ kind, side, player }) => kind === 'condition' && side === 'shadow' && player === seat);

/** p.21 Which copies have effect; the others are active too, with their text ignored. */
export const shadowConditions = (state: GameState): ActiveCondition[] => {
  const seen = new Map<string, number>();
  return shadowPlayers(state)
    .flatMap((seat) => conditionsOf(state, seat))
    .map((card) => {
      const title = thingOf(card.name) || card.id;
      const copies = (seen.get(title) ?? 0) + 1;
      seen.set(title, copies);
      return {
        card,
        hasEffect: copies <= (card.unique ? UNIQUE_COPIES : OTHER_COPIES),
        explanation: card.unique ? 'conditions/unique' : 'conditions/four',
      };
    });
};

/** p.21 Whether the text of a card counts: not that of a Shadow condition of which there are nearer copies enough. */
export const hasEffect = (state: GameState, { id, kind, side }: Card): boolean =>
  kind !== 'condition' ||
  side !== 'shadow' ||
  shadowConditions(state).every((condition) => condition.hasEffect || condition.card.id !== id);
