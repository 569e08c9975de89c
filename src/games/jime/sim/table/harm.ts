import type { Against, HeroId } from '@/games/jime/play';
import { cardsBeforeLastStand } from './limits';
import type { Table } from './table';
import { heroOf } from './table';

/** What a last stand costs a company, and each one after it more. */
const LAST_STAND = 5;

/** What so many cards mean to a hero, in points: more the less room is left, and most when they bring a last stand. */
const harmOf = (table: Table, hero: HeroId, against: Against, cards: number): number => {
  if (cards <= 0) return 0;
  const left = cardsBeforeLastStand(table, hero, against);
  const stand = cards >= left ? LAST_STAND * (1 + heroOf(table, hero).lastStands) : 0;
  return cards + (0.4 * cards * cards) / Math.max(1, left) + stand;
};

/** Damage and fear a hero may have to take. */
export interface Cards {
  damage: number;
  fear: number;
}

export const harm = (table: Table, hero: HeroId, { damage, fear }: Cards): number =>
  harmOf(table, hero, 'damage', damage) + harmOf(table, hero, 'fear', fear);

/** §38.11 Each success prevents a damage or a fear, whichever hurts less to keep. */
export const prevented = (table: Table, hero: HeroId, { damage, fear }: Cards, by: number): Cards => {
  let best: Cards = { damage, fear };
  let least = Infinity;
  for (let blows = 0; blows <= Math.min(damage, by); blows += 1) {
    const left = { damage: damage - blows, fear: Math.max(0, fear - (by - blows)) };
    const cost = harm(table, hero, left);
    if (cost < least) [best, least] = [left, cost];
  }
  return best;
};
