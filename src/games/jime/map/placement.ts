import type { TileSide } from '@/games/jime/content';
import type { PlacedTile, SpaceId } from '@/games/jime/state';
import { DIRECTIONS, add, hexKey, neighbour, opposite, rotate, rotateDirection } from './hex';
import type { Direction, Hex, Turn } from './hex';

export type { PlacedTile, SpaceId };

export const spaceId = (tile: string, n: number): SpaceId => `${tile}/${n}`;
export const tileOf = (space: SpaceId): string => space.slice(0, space.lastIndexOf('/'));

/** An edge named on the tile itself, as printed: the hex's place in the list and the direction before any turn. */
export type TileEdge = { hex: number; direction: Direction };

/** An edge at the tile's outline. `hex` and `direction` are on the common grid. */
export type OuterEdge = {
  printed: TileEdge;
  hex: Hex;
  direction: Direction;
  space: SpaceId;
  /** Grey rather than black (§9.3). */
  passable: boolean;
};

export type Placement = PlacedTile & {
  side: TileSide;
  hexes: (Hex & { space: SpaceId })[];
  edges: OuterEdge[];
  /** Where the exploration token lies (fractional) and the spaces it touches. */
  slot: Hex & { spaces: SpaceId[] };
};

/** Two outer edges that meet. Figures may cross where both are passable (§9.4). */
export type JoinedEdge = { mine: OuterEdge; theirs: OuterEdge; crossable: boolean };

type PrintedEdge = TileEdge & { passable: boolean };
const outlines = new WeakMap<TileSide, PrintedEdge[]>();

const traceOutline = (side: TileSide): PrintedEdge[] => {
  const own = new Set(side.hexes.map(hexKey));
  const open = side.openEdges;
  const isOpen = (hex: number, direction: Direction): boolean =>
    open === 'all' || open.some((edge) => edge.hex === hex && edge.direction === direction);
  return side.hexes.flatMap((at, hex) =>
    DIRECTIONS.filter((direction) => !own.has(hexKey(neighbour(at, direction)))).map((direction) => ({
      hex,
      direction,
      passable: isOpen(hex, direction),
    })),
  );
};

/** The printed edges at a side's outline, and which of them are grey (§9.3). */
export const outline = (side: TileSide): readonly PrintedEdge[] => {
  const known = outlines.get(side) ?? traceOutline(side);
  outlines.set(side, known);
  return known;
};

/** Black border: figures enter only through the listed edges (§9.3). */
export const hasBlackBorder = (side: TileSide): boolean => side.openEdges !== 'all';

export const placeTile = (side: TileSide, turn: Turn, at: Hex): Placement => {
  const onGrid = (hex: Hex): Hex => add(rotate(hex, turn), at);
  const hexes = side.hexes.map((hex) => ({ ...onGrid(hex), space: spaceId(side.id, hex.space) }));
  const edges = outline(side).map(({ hex, direction, passable }): OuterEdge => {
    const { q, r, space } = hexes[hex] as Hex & { space: SpaceId };
    return {
      printed: { hex, direction },
      hex: { q, r },
      direction: rotateDirection(direction, turn),
      space,
      passable,
    };
  });
  const { explorationSlot } = side;
  const slot = { ...onGrid(explorationSlot), spaces: explorationSlot.spaces.map((n) => spaceId(side.id, n)) };
  return { tile: side.id, turn, at, side, hexes, edges, slot };
};

export const overlap = (a: Placement, b: Placement): boolean => {
  const taken = new Set(a.hexes.map(hexKey));
  return b.hexes.some((hex) => taken.has(hexKey(hex)));
};

const facing = (hex: Hex, direction: Direction): string => `${hexKey(hex)}${direction}`;

const byFacing = (edges: readonly OuterEdge[]): Map<string, OuterEdge> =>
  new Map(edges.map((edge) => [facing(edge.hex, edge.direction), edge]));

/** The edge on the other side of one, if a tile lies there. */
const across = (met: ReadonlyMap<string, OuterEdge>, { hex, direction }: OuterEdge): OuterEdge | undefined =>
  met.get(facing(neighbour(hex, direction), opposite(direction)));

const joinedIn = (edges: readonly OuterEdge[], met: ReadonlyMap<string, OuterEdge>): JoinedEdge[] =>
  edges.flatMap((mine) => {
    const theirs = across(met, mine);
    return theirs ? [{ mine, theirs, crossable: mine.passable && theirs.passable }] : [];
  });

/** §9.4 Where two tiles touch, and where figures may pass. */
export const joinedEdges = (mine: Placement, theirs: Placement): JoinedEdge[] =>
  joinedIn(mine.edges, byFacing(theirs.edges));

/** The same for a whole map: every joint comes twice, once from either side. */
export const everyJoint = (placements: readonly Placement[]): JoinedEdge[] => {
  const edges = placements.flatMap((placement) => placement.edges);
  return joinedIn(edges, byFacing(edges));
};
