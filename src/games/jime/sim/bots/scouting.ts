import type { HeroId } from '@/games/jime/play';
import { cardWorth } from '../abilities/cardWorth';
import type { Card } from '../table/cards';
import type { Scouting } from '../table/deck';
import type { Table } from '../table/table';
import { heroOf } from '../table/table';

/** What its icons are worth in the deck, which they leave when it is prepared (§84.6). */
const SUCCESS = 1;
const FATE = 0.35;

const inDeck = ({ success, fate }: Card): number => SUCCESS * success + FATE * fate;

/** Whoever scouts well keeps successes for the tests of the coming round, and fate when there is inspiration to turn it. */
export const scouting = (table: Table, hero: HeroId): Scouting => {
  if (!table.policy.scoutsWell) return { prepares: cardWorth, reveals: () => 1 };
  const { inspiration } = heroOf(table, hero);
  return {
    prepares: (card) => cardWorth(card) - inDeck(card),
    reveals: ({ success, fate }) => success + (inspiration > 0 ? fate : 0),
  };
};
