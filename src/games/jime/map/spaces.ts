import type { SpaceTraitId, Terrain, TerrainEffect } from '@/games/jime/content';
import type { PlacedTerrain } from '@/games/jime/state';
import { pairOf, sharedBorders } from './battle';
import type { BattlePlacement } from './battle';
import { centre, hexKey, neighbours } from './hex';
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
  /** Borders whose crossing ends a turn, an activation or a movement, by `borderKey` (§93). */
  crossingEnds: Record<string, CrossingEnds>;
  /** Borders that hurt whoever crosses them, by `borderKey`. */
  crossingHurts: string[];
  /** Spaces nobody may enter. */
  closed: SpaceId[];
  /** How much farther a ranged attack reaches from a space. */
  extraRange: Record<SpaceId, number>;
  /** Spaces in range only from the same terrain, and which terrain that is. */
  rangeOnlyFrom: Record<SpaceId, string[]>;
};

type CrossingEnds = Omit<Extract<TerrainEffect, { kind: 'crossingEnds' }>, 'kind'>;

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

const bareBoard = (kind: Board['kind'], spaces: readonly Space[], pairs: readonly Pair[]): Board => ({
  kind,
  spaces: Object.fromEntries(spaces.map((space) => [space.id, space])),
  adjacent: joined(
    spaces.map(({ id }) => id),
    pairs,
  ),
  crossingEnds: {},
  crossingHurts: [],
  closed: [],
  extraRange: {},
  rangeOnlyFrom: {},
});

/** What terrain in a space does to moving there and to the range of attacks. */
const layInSpace = (board: Board, space: SpaceId, terrain: string, effect: TerrainEffect): void => {
  if (effect.kind === 'noEntry') board.closed.push(space);
  if (effect.kind === 'extraRange')
    board.extraRange[space] = Math.max(board.extraRange[space] ?? 0, effect.spaces);
  if (effect.kind === 'inRangeOnlyFromSameTerrain') (board.rangeOnlyFrom[space] ??= []).push(terrain);
};

/** What terrain on a border does to crossing it (§9.5, §9.6, §65.1, §93.1). */
const layOnBorder = (board: Board, [a, b]: Pair, effect: TerrainEffect): void => {
  const { adjacent, crossingEnds, crossingHurts } = board;
  if (effect.kind === 'blocks') {
    adjacent[a] = (adjacent[a] ?? []).filter((id) => id !== b);
    adjacent[b] = (adjacent[b] ?? []).filter((id) => id !== a);
  }
  if (effect.kind === 'crossingEnds') crossingEnds[borderKey(a, b)] = { who: effect.who, ends: effect.ends };
  if (effect.kind === 'crossHurts') crossingHurts.push(borderKey(a, b));
};

const underTerrain = (
  board: Board,
  tokens: readonly PlacedTerrain[],
  terrain: Record<string, Terrain>,
): Board => {
  for (const token of tokens)
    for (const effect of terrain[token.terrain]?.effects ?? [])
      if ('space' in token) layInSpace(board, token.space, token.terrain, effect);
      else layOnBorder(board, token.border, effect);
  return board;
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
  return underTerrain(bareBoard('journey', spaces, [...within, ...acrossTiles(placements)]), tokens, terrain);
};

/** The same spaces for a figure that no border holds up, black ones included: every two that touch are joined. */
export const touchingBoard = (placements: readonly Placement[]): Board => {
  const hexes = placements.flatMap((placement) => placement.hexes);
  const spaceAt = new Map(hexes.map((hex) => [hexKey(hex), hex.space]));
  const pairs = hexes.flatMap((hex) =>
    neighbours(hex).flatMap((beside): Pair[] => {
      const other = spaceAt.get(hexKey(beside));
      return other === undefined || other === hex.space ? [] : [[hex.space, other]];
    }),
  );
  return bareBoard('journey', placements.flatMap(journeySpaces), pairs);
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
  const pairs = sharedBorders(placements).map(({ between }) => between);
  return underTerrain(bareBoard('battle', spaces, pairs), tokens, terrain);
};
