import type { SpaceTraitId, Terrain } from '@/games/jime/content';
import type { PlacedTerrain } from '@/games/jime/state';
import { pairOf, sharedBorders } from './battle';
import type { BattlePlacement } from './battle';
import { centre } from './hex';
import type { Point } from './hex';
import { everyJoint, spaceId } from './placement';
import type { Placement, SpaceId } from './placement';

export type Space = {
  id: SpaceId;
  tile: string;
  n: number;
  /** Printed darkness, there for ever (§105.1). */
  darkness: boolean;
  traits: SpaceTraitId[];
  /** Centres of the hexes or cells it is made of, sides of 1. */
  centres: Point[];
};

export type { PlacedTerrain };

/** Spaces and what joins them, journey map and battle map alike (§81.3). Plain data. */
export type Board = {
  kind: 'journey' | 'battle';
  spaces: Record<SpaceId, Space>;
  /** §9 Adjacent spaces, in a fixed order. */
  adjacent: Record<SpaceId, SpaceId[]>;
  /** Borders whose crossing ends a turn or an activation, by `borderKey` (§93). */
  crossingEnds: Record<string, 'all' | 'enemies'>;
  /** Spaces nobody may enter. */
  closed: SpaceId[];
};

type Pair = readonly [SpaceId, SpaceId];

export const borderKey = (a: SpaceId, b: SpaceId): string => pairOf(a, b).join('|');

const joined = (spaces: readonly SpaceId[], pairs: readonly Pair[]): Record<SpaceId, SpaceId[]> => {
  const sets = new Map(spaces.map((id) => [id, new Set<SpaceId>()]));
  for (const [a, b] of pairs) {
    sets.get(a)?.add(b);
    sets.get(b)?.add(a);
  }
  return Object.fromEntries([...sets].map(([id, others]) => [id, [...others].sort()]));
};

const has = (terrain: Terrain | undefined, kind: Terrain['effects'][number]['kind']): boolean =>
  terrain?.effects.some((effect) => effect.kind === kind) ?? false;

/** What the terrain on the board does to moving (§9.5, §9.6, §65.1, §93.1). */
const underTerrain = (
  board: Board,
  tokens: readonly PlacedTerrain[],
  terrain: Record<string, Terrain>,
): Board => {
  const { adjacent, crossingEnds } = board;
  const closed: SpaceId[] = [];
  for (const token of tokens) {
    const record = terrain[token.terrain];
    if ('space' in token) {
      if (has(record, 'noEntry')) closed.push(token.space);
      continue;
    }
    const [a, b] = token.border;
    if (has(record, 'blocks')) {
      adjacent[a] = (adjacent[a] ?? []).filter((id) => id !== b);
      adjacent[b] = (adjacent[b] ?? []).filter((id) => id !== a);
    }
    const ends = record?.effects.find((effect) => effect.kind === 'crossingEnds');
    if (ends?.kind === 'crossingEnds') crossingEnds[borderKey(a, b)] = ends.who;
  }
  return { ...board, closed };
};

const journeySpaces = ({ side, hexes }: Placement): Space[] =>
  side.spaces.map(({ n, darkness, icons }) => {
    const id = spaceId(side.id, n);
    const centres = hexes.filter(({ space }) => space === id).map(centre);
    return { id, tile: side.id, n, darkness, traits: icons.map(({ trait }) => trait), centres };
  });

/** The spaces of a laid tile. */
export const spacesOfTile = (tile: Placement | BattlePlacement): Space[] =>
  'cells' in tile ? battleSpaces(tile) : journeySpaces(tile);

const acrossTiles = (placements: readonly Placement[]): Pair[] =>
  everyJoint(placements)
    .filter(({ crossable }) => crossable)
    .map(({ mine, theirs }): Pair => [mine.space, theirs.space]);

/** §9.1–§9.4, §82 The spaces of journey tiles laid on the common grid. */
export const journeyBoard = (
  placements: readonly Placement[],
  tokens: readonly PlacedTerrain[] = [],
  terrain: Record<string, Terrain> = {},
): Board => {
  const spaces = placements.flatMap(journeySpaces);
  const within = placements.flatMap(({ side }) =>
    side.adjacentSpaces.map(([a, b]): Pair => [spaceId(side.id, a), spaceId(side.id, b)]),
  );
  const adjacent = joined(
    spaces.map(({ id }) => id),
    [...within, ...acrossTiles(placements)],
  );
  const byId = Object.fromEntries(spaces.map((space) => [space.id, space]));
  const board: Board = { kind: 'journey', spaces: byId, adjacent, crossingEnds: {}, closed: [] };
  return underTerrain(board, tokens, terrain);
};

const battleSpaces = ({ id: tile, shape, cells }: BattlePlacement): Space[] =>
  shape.spaces.map(({ n }) => {
    const id = spaceId(tile, n);
    const own = cells.filter(({ space }) => space === id);
    const centres = own.map(({ column, row }) => ({ x: column + 0.5, y: row + 0.5 }));
    return { id, tile, n, darkness: false, traits: [], centres };
  });

/** §9.5, §9.6, §80 The spaces of battle tiles laid side by side, with walls and streams on their borders. */
export const battleBoard = (
  placements: readonly BattlePlacement[],
  tokens: readonly PlacedTerrain[],
  terrain: Record<string, Terrain>,
): Board => {
  const spaces = placements.flatMap(battleSpaces);
  const adjacent = joined(
    spaces.map(({ id }) => id),
    sharedBorders(placements).map(({ between }) => between),
  );
  const byId = Object.fromEntries(spaces.map((space) => [space.id, space]));
  const board: Board = { kind: 'battle', spaces: byId, adjacent, crossingEnds: {}, closed: [] };
  return underTerrain(board, tokens, terrain);
};
