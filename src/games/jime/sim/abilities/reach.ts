import type { Reach } from '@/games/jime/content';
import type { Group, HeroId, SpaceId } from '@/games/jime/play';
import { nearby } from '@/games/jime/map/distance';
import type { Table } from '../table/table';
import { boardOf, heroOf } from '../table/table';

/** §1.1 Whether a space is within reach of another; unknown spaces are nowhere near. */
export const isNear = (
  table: Table,
  from: SpaceId | null,
  to: SpaceId | null | undefined,
  within: Reach['within'],
): boolean => {
  if (within === 'map') return true;
  if (from === null || to === null || to === undefined) return false;
  return within === 'space' ? from === to : nearby(boardOf(table), from, to);
};

/** Whether a hero is within reach of another; §1.2 nobody is nearby oneself, where others alone are meant. */
export const isWithin = (
  table: Table,
  bearer: HeroId,
  hero: HeroId,
  { within, besides }: Reach,
  at = heroOf(table, hero).space,
): boolean =>
  !(besides && bearer === hero) &&
  (bearer === hero || isNear(table, heroOf(table, bearer).space, at, within));

export const groupsWithin = (
  table: Table,
  space: SpaceId | null,
  within: Reach['within'],
): readonly Group[] =>
  (table.state.adventure?.groups ?? []).filter((group) => isNear(table, space, group.space, within));
