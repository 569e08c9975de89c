import type { HeroId } from '@/games/jime/play';
import type { Card } from '../table/cards';
import type { Scouting } from '../table/deck';
import type { Table } from '../table/table';
import { heroOf } from '../table/table';

/** What each keyword does for a hero once prepared, by its number, in points. */
const KEYWORDS = { strike: 0.6, guard: 0.9, sprint: 0.7, rest: 0.6, hide: 0.8, scout: 0.5 } as const;
/** What a card is worth in the play area when it has no keyword: see `ABILITY` in testing. */
const ABILITY = 1.1;
/** What its icons are worth in the deck, which they leave when it is prepared (§84.6). */
const SUCCESS = 1;
const FATE = 0.35;

const inPlay = ({ keywords, ability }: Card): number =>
  Object.entries(keywords).reduce(
    (sum, [keyword, value]) => sum + KEYWORDS[keyword as keyof typeof KEYWORDS] * value,
    ability ? ABILITY : 0,
  );

const inDeck = ({ success, fate }: Card): number => SUCCESS * success + FATE * fate;

/** Whoever scouts well keeps successes for the tests of the coming round, and fate when there is inspiration to turn it. */
export const scouting = (table: Table, hero: HeroId): Scouting => {
  if (!table.policy.scoutsWell) return { prepares: inPlay, reveals: () => 1 };
  const { inspiration } = heroOf(table, hero);
  return {
    prepares: (card) => inPlay(card) - inDeck(card),
    reveals: ({ success, fate }) => success + (inspiration > 0 ? fate : 0),
  };
};
