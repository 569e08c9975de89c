import type { Against, HeroId } from '@/games/jime/play';
import { limitOf } from '@/games/jime/play';
import type { Table } from './table';
import { heroOf } from './table';

/** Cards left before a last stand (§38.2). */
export const cardsBeforeLastStand = (table: Table, hero: HeroId, against: Against): number => {
  const { up, down } = heroOf(table, hero)[against];
  return limitOf(table, hero, against) - up - down;
};

/** While a last stand is made, what it is made of does not change. */
export const isLastStandOpen = ({ state }: Table): boolean =>
  state.prompts.some(({ kind }) => kind === 'lastStand' || kind === 'ending');
