import type { Group, HeroId, HeroInPlay, SpaceId } from '@/games/jime/play';
import { standingHeroes } from '@/games/jime/play';
import { walkFrom } from '@/games/jime/map/distance';
import type { Board } from '@/games/jime/map/spaces';
import { harm } from '../table/harm';
import { cardsBeforeLastStand } from '../table/limits';
import { strengthOf } from '../table/suffering';
import type { Table } from '../table/table';
import { boardOf, heroOf } from '../table/table';

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

/** How a hero may get to every space: in moves, at what cost, and over which space last. */
export interface Route {
  moves: number;
  cost: number;
  over: SpaceId | null;
}
export type Routes = Map<SpaceId, Route>;

/** §40.4 To leave a space under the eyes of a ready group is like walking so many moves further. */
const UNDER_EYES = 3;

/** The cheapest way to each space: enemies on the way are walked round where the way is not much longer. */
export const routesFrom = (table: Table, from: SpaceId): Routes => {
  const { adjacent, closed } = boardOf(table);
  const watched = table.policy.caution > 0 ? watchedSpaces(table) : new Set<SpaceId>();
  const routes: Routes = new Map([[from, { moves: 0, cost: 0, over: null }]]);
  const open = [from];
  for (const space of open) {
    const { moves, cost } = routes.get(space) ?? { moves: 0, cost: 0 };
    const leaving = cost + 1 + (space !== from && watched.has(space) ? UNDER_EYES : 0);
    for (const next of adjacent[space] ?? []) {
      const known = routes.get(next);
      if (closed.includes(next) || (known && known.cost <= leaving)) continue;
      routes.set(next, { moves: moves + 1, cost: leaving, over: space });
      open.push(next);
    }
  }
  return routes;
};

const watchedSpaces = ({ state }: Table): Set<SpaceId> =>
  new Set(
    (state.adventure?.groups ?? []).flatMap(({ exhausted, space }) => (space && !exhausted ? [space] : [])),
  );

/** The spaces on the way to another, in order; none when no way leads there. */
export const routeTo = (table: Table, hero: HeroId, to: SpaceId): SpaceId[] => {
  const { space: from } = heroOf(table, hero);
  if (from === null) return [];
  const routes = routesFrom(table, from);
  const way: SpaceId[] = [];
  let at: SpaceId | null | undefined = routes.has(to) ? to : null;
  while (at !== null && at !== undefined && at !== from) {
    way.unshift(at);
    at = routes.get(at)?.over;
  }
  return way;
};

/** How far a group strikes from where it stands: what it moves, and what it shoots. */
const reachOf = ({ content }: Table, { enemy }: Group): number => {
  const { moveToAttack = 0, ranged = false } = content.box.enemies[enemy] ?? {};
  return moveToAttack + (ranged ? 1 : 0);
};

/** A hero with little room left. */
export const isNearLastStand = (table: Table, hero: HeroId): boolean =>
  Math.min(cardsBeforeLastStand(table, hero, 'damage'), cardsBeforeLastStand(table, hero, 'fear')) <= 2;

/** What a hero may expect to suffer in a space before the next turn: enemies choose among all they reach. */
export const dangersFor = (table: Table, { hero }: HeroInPlay): ((space: SpaceId) => number) => {
  const others = standingHeroes(table).filter((one) => one.hero !== hero);
  const groups = (table.state.adventure?.groups ?? []).flatMap((group) => {
    if (group.space === null || group.exhausted) return [];
    const walks = walksFrom(table, group.space);
    const reach = reachOf(table, group);
    const also = others.filter(({ space }) => space !== null && (walks[space] ?? Infinity) <= reach).length;
    return [{ walks, reach, hurts: (0.5 * harm(table, hero, strengthOf(table, group))) / (1 + also) }];
  });
  return (space) =>
    groups.reduce(
      (sum, { walks, reach, hurts }) => sum + ((walks[space] ?? Infinity) <= reach ? hurts : 0),
      0,
    );
};
