import type { BattlePlacement } from '@/games/jime/map/battle';
import { pairOf, sharedBorders } from '@/games/jime/map/battle';
import type { Point } from '@/games/jime/map/hex';
import { centre, hexKey } from '@/games/jime/map/hex';
import { fog } from '@/games/jime/map/instructions';
import type { Placement, SpaceId } from '@/games/jime/map/placement';
import { spaceId } from '@/games/jime/map/placement';
import type { Bounds, Extent } from '@/paint/geometry';
import { boundsOf } from '@/paint/geometry';
import { CELL } from './focus';
import type { Spot } from './spots';
import { findSpots } from './spots';
import { hexAt } from './tileSurface';
import { drawnTile } from './tileArt';
import type { BoardView } from './view';
import { explorationId } from './view';

export type SpaceLayout = {
  id: SpaceId;
  tile: string;
  n: number;
  /** Middles of its hexes or cells. */
  cells: Point[];
  /** The middle most of it lies about. */
  heart: Point;
};
export type TileLayout = {
  id: string;
  /** Where its own drawing begins, and how far that is turned, in degrees. */
  at: Point;
  angle: number;
  plate: Point;
  bounds: Bounds;
  spaces: SpaceLayout[];
  inside(space: SpaceId, at: Point): boolean;
  /** What no token may cover: number plate, exploration slot, printed icons. */
  printed: Spot[];
  /** The radius of a token with all the room it wants: battle maps are seen from nearer. */
  largest: number;
  /** Room for so many things in a space; worked out once for each number. */
  spots(space: SpaceLayout, count: number): Spot[];
};
export type BoardLayout = {
  /** Every hex, cell and bank of fog. */
  extent: Extent;
  tiles: Record<string, TileLayout>;
  spaces: Record<SpaceId, SpaceLayout>;
  /** Where each token, terrain, figure and exploration token lies, by its id. */
  spots: Record<string, Spot>;
  /** The lines that terrain on a border covers, by its id. */
  borders: Record<string, [Point, Point][]>;
  fog: Point[];
  /** How far numbers and tokens are turned, in degrees, to stand upright on a board that is not. */
  lean: number;
};

const nearest = (points: readonly Point[], to: Point): Point =>
  points.reduce((best, at) =>
    Math.hypot(at.x - to.x, at.y - to.y) < Math.hypot(best.x - to.x, best.y - to.y) - 0.01 ? at : best,
  );

const mean = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** A point of a tile's own drawing, where it lies on the board. */
export const onBoard = ({ at, angle }: Pick<TileLayout, 'at' | 'angle'>, { x, y }: Point): Point => {
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return { x: at.x + x * cos - y * sin, y: at.y + x * sin + y * cos };
};

const spaceOf = (tile: string, n: number, cells: Point[]): SpaceLayout => ({
  id: spaceId(tile, n),
  tile,
  n,
  cells,
  heart: nearest(cells, mean(cells)),
});

type BareTile = Omit<TileLayout, 'spots'>;

const layJourneyTile = (placement: Placement): BareTile => {
  const { side, hexes, tile: id } = placement;
  const origin = { at: centre(placement.at), angle: placement.turn * 60 };
  const plate = onBoard(origin, drawnTile(side).plate);
  const owner = new Map(hexes.map((hex) => [hexKey(hex), hex.space]));
  const icons = side.spaces.flatMap((space) =>
    space.icons.map(({ hex }) => ({ ...centre(hexes[hex] ?? placement.slot), radius: 0.38 })),
  );
  return {
    id,
    ...origin,
    plate,
    bounds: boundsOf(hexes.map(centre)),
    spaces: side.spaces.map(({ n }) =>
      spaceOf(id, n, hexes.filter(({ space }) => space === spaceId(id, n)).map(centre)),
    ),
    inside: (space, at) => owner.get(hexKey(hexAt(at))) === space,
    printed: [{ ...plate, radius: 0.62 }, { ...centre(placement.slot), radius: 0.4 }, ...icons],
    largest: 0.46,
  };
};

const layBattleTile = (placement: BattlePlacement): BareTile => {
  const { id, cells, shape } = placement;
  const owner = new Map(cells.map(({ column, row, space }) => [`${column},${row}`, space]));
  const middle = ({ column, row }: { column: number; row: number }): Point => ({
    x: (column + 0.5) * CELL,
    y: (row + 0.5) * CELL,
  });
  return {
    id,
    at: { x: 0, y: 0 },
    angle: 0,
    plate: mean(cells.map(middle)),
    bounds: boundsOf(cells.map(middle), CELL / 2),
    spaces: shape.spaces.map(({ n }) =>
      spaceOf(id, n, cells.filter(({ space }) => space === spaceId(id, n)).map(middle)),
    ),
    inside: (space, { x, y }) => owner.get(`${Math.floor(x / CELL)},${Math.floor(y / CELL)}`) === space,
    printed: [],
    largest: 0.66,
  };
};

const known = new WeakMap<Placement | BattlePlacement, TileLayout>();

const withSpots = (tile: BareTile): TileLayout => {
  const given = new Map<string, Spot[]>();
  const spots = (space: SpaceLayout, count: number): Spot[] => {
    const key = `${space.id} ${count}`;
    const row =
      given.get(key) ??
      findSpots(space, count, (at) => tile.inside(space.id, at), tile.printed, tile.largest);
    given.set(key, row);
    return row;
  };
  return { ...tile, spots };
};

const layTile = (tile: Placement | BattlePlacement): TileLayout => {
  const laid = known.get(tile) ?? withSpots('cells' in tile ? layBattleTile(tile) : layJourneyTile(tile));
  known.set(tile, laid);
  return laid;
};

const spotsOn = (view: BoardView, tiles: readonly TileLayout[]): Record<string, Spot> => {
  const terrain = view.terrain.flatMap((token) => ('space' in token ? [token] : []));
  const things = [...terrain, ...view.tokens, ...view.groups, ...view.heroes];
  const spots: Record<string, Spot> = {};
  for (const tile of tiles)
    for (const space of tile.spaces) {
      const here = things.filter((thing) => thing.space === space.id).map(({ id }) => id);
      const given = tile.spots(space, here.length);
      here.forEach((id, i) => (spots[id] = given[i] as Spot));
    }
  if (view.kind === 'journey')
    for (const { tile, slot } of view.tiles)
      if (view.unexplored.includes(tile)) spots[explorationId(tile)] = { ...centre(slot), radius: 0.5 };
  return spots;
};

const grown = ({ x, y }: Point): Point => ({ x: x * CELL, y: y * CELL });

/** From the middle of a hex to that of its neighbour, in sides. */
const NEXT = Math.sqrt(3);

/** The edge two hexes share, by their middles; none when they are no neighbours. */
const sharedEdge = (a: Point, b: Point): [Point, Point][] => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  if (Math.abs(Math.hypot(dx, dy) - NEXT) > 0.01) return [];
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const [half, rise] = [-dy / NEXT / 2, dx / NEXT / 2];
  return [
    [
      { x: x + half, y: y + rise },
      { x: x - half, y: y - rise },
    ],
  ];
};

/** The lines two spaces share. */
export const borderLines = (view: BoardView, between: readonly [SpaceId, SpaceId]): [Point, Point][] => {
  if (view.kind === 'journey') {
    const spaces = view.tiles.flatMap((tile) => layTile(tile).spaces);
    const [from = [], to = []] = between.map((id) => spaces.find((space) => space.id === id)?.cells);
    return from.flatMap((a) => to.flatMap((b) => sharedEdge(a, b)));
  }
  const pair = pairOf(...between).join(' ');
  const shared = sharedBorders(view.tiles).find((border) => border.between.join(' ') === pair);
  return (shared?.pieces ?? []).map(([a, b]): [Point, Point] => [grown(a), grown(b)]);
};

const bordersOf = (view: BoardView): Record<string, [Point, Point][]> =>
  Object.fromEntries(
    view.terrain.flatMap((token) => {
      const lines = 'border' in token ? borderLines(view, token.border) : [];
      return lines.length === 0 ? [] : [[token.id, lines] as const];
    }),
  );

/** The shadow round a tile. */
const RIM = 0.2;

/** Everything that lies somewhere, in sides of a hex from the middle of the start tile's first hex. */
export const layoutOf = (view: BoardView): BoardLayout => {
  const tiles = view.tiles.map(layTile);
  const foggy = view.kind === 'journey' ? fog(view.tiles, view.coming).map(centre) : [];
  const cells = tiles.flatMap(({ spaces }) => spaces.flatMap((space) => space.cells));
  const points = [...cells, ...foggy];
  return {
    extent: {
      points: points.length === 0 ? [{ x: 0, y: 0 }] : points,
      reach: (view.kind === 'journey' ? 1 : CELL / 2) + RIM,
    },
    tiles: Object.fromEntries(tiles.map((tile) => [tile.id, tile])),
    spaces: Object.fromEntries(tiles.flatMap(({ spaces }) => spaces.map((space) => [space.id, space]))),
    spots: spotsOn(view, tiles),
    borders: bordersOf(view),
    fog: foggy,
    lean: 0,
  };
};

/** The least a token measures at rest, in points of the screen, and how far it grows for that, in units of the board. */
export const TOKEN = { points: 28, widest: 0.6 };

/** How the board is looked at: turned by so many degrees, and no token smaller than this. */
export type Look = { angle: number; radius: number };

/** Tokens grow in steps while the map is made smaller, so that they are not drawn anew for every turn of the wheel. */
export const lookFrom = ({ angle, scale }: { angle: number; scale: number }): Look => {
  const wanted = Math.ceil((TOKEN.points / 2 / scale) * 50) / 50;
  return { angle, radius: Math.min(TOKEN.widest, wanted) };
};

/** The same layout for a board that lies turned and far away: what lies on it stands upright and can be read. */
export const lookedAt = (layout: BoardLayout, { angle, radius }: Look): BoardLayout => ({
  ...layout,
  lean: -angle,
  spots: Object.fromEntries(
    Object.entries(layout.spots).map(([id, spot]) => [
      id,
      { ...spot, radius: Math.max(spot.radius, radius), lean: -angle },
    ]),
  ),
});
