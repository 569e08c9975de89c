import type { MapTokenId, Terrain, TerrainDrawing, TokenFace } from '@/games/jime/content';
import type { BattlePlacement } from '@/games/jime/map/battle';
import type { Placement, SpaceId } from '@/games/jime/map/placement';
import { joinedEdges } from '@/games/jime/map/placement';
import type { PlacedTerrain } from '@/games/jime/map/spaces';

/** The tokens that lie in a space (§75). Exploration tokens lie in their slot instead (§52.1). */
export type BoardToken = {
  id: string;
  kind: Exclude<MapTokenId, 'exploration'>;
  variant?: TokenFace | undefined;
  space: SpaceId;
  /** Who or what it is, written on it. */
  name?: string | undefined;
  /** A companion who has been caught. */
  caught?: true | undefined;
  /** A companion the table has moved since without telling where. */
  lastSeen?: true;
  /** Nothing is left to do with it. */
  spent?: boolean;
};
export type BoardTerrain = PlacedTerrain & { id: string; drawn: TerrainDrawing };

/** Terrain on the map with its drawing, which its card in the box names. */
export const drawnTerrain = (
  token: PlacedTerrain & { id: string },
  cards: Readonly<Record<string, Terrain>>,
): BoardTerrain => {
  const drawn = cards[token.terrain];
  if (!drawn) throw new Error(`The box has no terrain ${token.terrain}`);
  return { ...token, drawn };
};

/** A token or terrain by itself, as it is taken from the box. */
export type Piece = { token: MapTokenId; variant?: TokenFace | undefined } | TerrainDrawing;
export type BoardBanner = { kind: 'elite' | 'ordinary'; symbol: number };

/** Heroes are known only while the table's mirror is on; groups also where they were last seen. */
export type BoardHero = { id: string; name: string; space: SpaceId };
export type BoardGroup = {
  id: string;
  name: string;
  enemy: string;
  banner: BoardBanner | null;
  /** Health left of each figure. */
  figures: number[];
  space: SpaceId;
  /** §48 It rests: grey, as in the bar. */
  exhausted?: true;
  /** The table has moved it since without telling where. */
  lastSeen?: true;
};

/**
 * What is being laid now: the tile, a thing on it, or a space or border of it where something is put or taken away.
 * Everything but its neighbourhood is dimmed.
 */
export type Focus = { tile: string; thing?: string; space?: SpaceId; border?: [SpaceId, SpaceId] };

/** A step that lays a tile, not something on it. */
export const isTileStep = ({ thing, space, border }: Focus): boolean =>
  thing === undefined && space === undefined && border === undefined;

type Tiles =
  | {
      kind: 'journey';
      tiles: readonly Placement[];
      /** Tiles still to be revealed: fog shows where they will join (§82.2). */
      coming: readonly Placement[];
      /** Tiles that bear an exploration token (§52.2). */
      unexplored: readonly string[];
    }
  | { kind: 'battle'; tiles: readonly BattlePlacement[] };

/** All the board has to know, as plain data. */
export type BoardView = Tiles & {
  tokens: readonly BoardToken[];
  terrain: readonly BoardTerrain[];
  heroes: readonly BoardHero[];
  groups: readonly BoardGroup[];
  /** The whole map lies in darkness (§105.3). */
  darkEverywhere: boolean;
  reachable: readonly SpaceId[];
  path: readonly SpaceId[];
  focus: Focus | null;
  /** What is laid or taken away together with it. */
  lit: readonly Focus[];
  /** The tile, space or thing that was touched or is spoken of: it is lit and kept in sight. */
  selected: string | null;
  /** What is kept in sight where nothing is selected: who is at play. */
  about: string | null;
};

export const EMPTY_BOARD: Omit<BoardView, 'kind' | 'tiles' | 'coming' | 'unexplored'> = {
  tokens: [],
  terrain: [],
  heroes: [],
  groups: [],
  darkEverywhere: false,
  reachable: [],
  path: [],
  focus: null,
  lit: [],
  selected: null,
  about: null,
};

/** How a tile is called on the board: `300A`, `battle-1`. */
export const tileId = (tile: Placement | BattlePlacement): string => ('id' in tile ? tile.id : tile.tile);

export const explorationId = (tile: string): string => `exploration ${tile}`;

const cellKey = ({ column, row }: { column: number; row: number }): string => `${column},${row}`;

export const battleTilesTouch = (a: BattlePlacement, b: BattlePlacement): boolean => {
  const own = new Set(a.cells.map(cellKey));
  return b.cells.some(({ column, row }) =>
    [
      { column: column + 1, row },
      { column: column - 1, row },
      { column, row: row + 1 },
      { column, row: row - 1 },
    ].some((beside) => own.has(cellKey(beside))),
  );
};

/** The tiles that stay bright while one is in focus: itself, and while it is being laid those it touches. */
export const brightTiles = (view: BoardView): ReadonlySet<string> => {
  const { focus } = view;
  if (!focus) return new Set(view.tiles.map(tileId));
  const bright = new Set([focus, ...view.lit].map(({ tile }) => tile));
  if (view.kind === 'journey') {
    const own = view.tiles.find(({ tile }) => tile === focus.tile);
    for (const other of view.tiles)
      if (own && other !== own && joinedEdges(own, other).length > 0) bright.add(other.tile);
  } else {
    const own = view.tiles.find(({ id }) => id === focus.tile);
    for (const other of view.tiles) if (own && battleTilesTouch(own, other)) bright.add(other.id);
  }
  return bright;
};
