import type { Group, HeroId, HeroInPlay, SpaceId } from '@/engine';
import { walkFrom } from '@/engine/map/distance';
import type { Board } from '@/engine/map/spaces';
import { harm, room, strengthOf } from '../table/suffering';
import type { Table } from '../table/table';
import { boardOf, heroOf, standing } from '../table/table';

const walks = new WeakMap<Board, Map<SpaceId, Record<SpaceId, number>>>();

/** Moves from one space to every other; a board is kept as long as the map lies unchanged. */
export const walksFrom = (table: Table, from: SpaceId): Record<SpaceId, number> => {
  const board = boardOf(table);
  const kept = walks.get(board) ?? new Map<SpaceId, Record<SpaceId, number>>();
  walks.set(board, kept);
  const found = kept.get(from) ?? walkFrom(board, from);
  kept.set(from, found);
  return found;
};

const tiles = new WeakMap<Board, Record<string, SpaceId[]>>();

/** The spaces of a tile on the map. */
export const spacesOfTile = (table: Table, tile: string): readonly SpaceId[] => {
  const board = boardOf(table);
  const kept = tiles.get(board) ?? byTile(board);
  tiles.set(board, kept);
  return kept[tile] ?? [];
};

const byTile = (board: Board): Record<string, SpaceId[]> => {
  const found: Record<string, SpaceId[]> = {};
  for (const { id, tile } of Object.values(board.spaces)) (found[tile] ??= []).push(id);
  return found;
};

export const movesTo = (table: Table, from: SpaceId, to: SpaceId): number =>
  walksFrom(table, from)[to] ?? Infinity;

export const groupsIn = ({ state }: Table, space: SpaceId): Group[] =>
  state.adventure?.groups.filter((group) => group.space === space) ?? [];

/** §40.4 What it costs to leave a space, or to interact there, under the eyes of ready groups. */
export const provocation = (table: Table, hero: HeroId, space: SpaceId): number =>
  groupsIn(table, space)
    .filter(({ exhausted }) => !exhausted)
    .reduce((sum, group) => sum + 0.5 * harm(table, hero, strengthOf(table, group)), 0);

/** The next space on a shortest way; of several the one with fewest ready enemies. */
export const stepTowards = (table: Table, hero: HeroId, to: SpaceId): SpaceId | undefined => {
  const { space } = heroOf(table, hero);
  const board = boardOf(table);
  const left = walksFrom(table, to);
  const nearer = (board.adjacent[space ?? ''] ?? []).filter(
    (next) => !board.closed.includes(next) && (left[next] ?? Infinity) < (left[space ?? ''] ?? Infinity),
  );
  const danger = (next: SpaceId): number =>
    next === to ? 0 : groupsIn(table, next).filter(({ exhausted }) => !exhausted).length;
  return nearer.reduce<SpaceId | undefined>(
    (best, next) => (best !== undefined && danger(best) <= danger(next) ? best : next),
    undefined,
  );
};

const reaches = (table: Table, group: Group, space: SpaceId): boolean => {
  const enemy = table.content.box.enemies[group.enemy];
  if (!enemy || group.space === null) return false;
  return movesTo(table, group.space, space) <= enemy.moveToAttack + (enemy.ranged ? 1 : 0);
};

/** A hero with little room left. */
export const frail = (table: Table, hero: HeroId): boolean =>
  Math.min(room(table, hero, 'damage'), room(table, hero, 'fear')) <= 2;

/** What a hero may expect to suffer in a space before the next turn: enemies choose among all they reach. */
export const dangerAt = (table: Table, { hero }: HeroInPlay, space: SpaceId): number => {
  const others = standing(table).filter((one) => one.hero !== hero);
  return (table.state.adventure?.groups ?? [])
    .filter((group) => reaches(table, group, space))
    .reduce((sum, group) => {
      const also = others.filter((one) => one.space !== null && reaches(table, group, one.space)).length;
      return sum + (0.5 * harm(table, hero, strengthOf(table, group))) / (1 + also);
    }, 0);
};
