import type { Against, HeroId } from '@/games/jime/play';
import { limitOf } from '@/games/jime/play';
import { inspirationLimit } from '@/games/jime/rules/inspiration';
import type { Table } from './table';
import { heroOf } from './table';

/** The limits of a hero, asked at every turn and kept between commands that change none. */
export const limitsFor = (table: Table, hero: HeroId): Record<Against | 'inspiration', number> => {
  const kept = (table.limits ??= {});
  return (kept[hero] ??= {
    damage: limitOf(table, hero, 'damage'),
    fear: limitOf(table, hero, 'fear'),
    inspiration: inspirationLimit(table, hero),
  });
};

/** Cards left before a last stand (§38.2). */
export const cardsBeforeLastStand = (table: Table, hero: HeroId, against: Against): number => {
  const { up, down } = heroOf(table, hero)[against];
  return limitsFor(table, hero)[against] - up - down;
};

/** While a last stand is made, what it is made of does not change. */
export const isLastStandOpen = ({ state }: Table): boolean =>
  state.prompts.some(({ kind }) => kind === 'lastStand' || kind === 'ending');
