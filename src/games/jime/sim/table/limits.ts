import type { Against, HeroId } from '@/games/jime/play';
import { limitsOf } from '@/games/jime/play';
import type { Table } from './table';
import { heroOf } from './table';

/** The limits of a hero, asked at every turn and kept until a card comes or goes. */
export const limitsFor = (table: Table, hero: HeroId): Record<Against | 'inspiration', number> => {
  const kept = (table.limits ??= {});
  return (kept[hero] ??= { ...limitsOf(table, hero), ...heroOf(table, hero).limits });
};

/** Cards left before a last stand (§38.2). */
export const cardsBeforeLastStand = (table: Table, hero: HeroId, against: Against): number => {
  const { up, down } = heroOf(table, hero)[against];
  return limitsFor(table, hero)[against] - up - down;
};

/** While a last stand is made, what it is made of does not change. */
export const isLastStandOpen = ({ state }: Table): boolean =>
  state.prompts.some(({ kind }) => kind === 'lastStand' || kind === 'ending');
