import type { BattleTile } from '@/games/jime/content';
import type { PlacedBattleTile } from '@/games/jime/state';
import type { Point } from './hex';
import { spaceId } from './placement';
import type { SpaceId } from './placement';

/** A square cell of a battle map: `column` to the right, `row` down. */
export type Cell = { column: number; row: number };
/** Clockwise steps of 90°. */
export type QuarterTurn = 0 | 1 | 2 | 3;

export type { PlacedBattleTile };

export type BattlePlacement = PlacedBattleTile & {
  id: string;
  shape: BattleTile;
  cells: (Cell & { space: SpaceId })[];
};

/** The line two spaces share, with its pieces for drawing (cells of side 1). */
export type SharedBorder = { between: [SpaceId, SpaceId]; pieces: [Point, Point][] };

const cellKey = ({ column, row }: Cell): string => `${column},${row}`;

export const pairOf = (a: SpaceId, b: SpaceId): [SpaceId, SpaceId] => (a < b ? [a, b] : [b, a]);

/** Turns a cell inside its tile; a quarter turn exchanges the tile's width and height. */
export const rotateCell = (cell: Cell, tile: { columns: number; rows: number }, turn: QuarterTurn): Cell => {
  let { column, row } = cell;
  let [width, height] = [tile.columns, tile.rows];
  for (let step = 0; step < turn; step += 1) {
    [column, row] = [height - 1 - row, column];
    [width, height] = [height, width];
  }
  return { column, row };
};

export const placeBattleTile = (
  shape: BattleTile,
  placed: Omit<PlacedBattleTile, 'tile'>,
): BattlePlacement => {
  const id = `${shape.id}-${placed.copy}`;
  const cells = shape.spaces.flatMap(({ n, cells: printed }) =>
    printed.map(([column, row]) => {
      const turned = rotateCell({ column, row }, shape, placed.turn);
      return {
        column: turned.column + placed.at.column,
        row: turned.row + placed.at.row,
        space: spaceId(id, n),
      };
    }),
  );
  return { ...placed, tile: shape.id, id, shape, cells };
};

export const battleTilesOverlap = (a: BattlePlacement, b: BattlePlacement): boolean => {
  const taken = new Set(a.cells.map(cellKey));
  return b.cells.some((cell) => taken.has(cellKey(cell)));
};

const rightEdge = ({ column, row }: Cell): [Point, Point] => [
  { x: column + 1, y: row },
  { x: column + 1, y: row + 1 },
];
const lowerEdge = ({ column, row }: Cell): [Point, Point] => [
  { x: column, y: row + 1 },
  { x: column + 1, y: row + 1 },
];

/** Every border of a battle map: a line between two spaces, never a mere corner (§65.1). */
export const sharedBorders = (placements: readonly BattlePlacement[]): SharedBorder[] => {
  const spaceAt = new Map(
    placements.flatMap(({ cells }) => cells.map((cell) => [cellKey(cell), cell.space])),
  );
  const borders = new Map<string, SharedBorder>();
  const meet = (space: SpaceId, beside: Cell, piece: [Point, Point]): void => {
    const other = spaceAt.get(cellKey(beside));
    if (other === undefined || other === space) return;
    const between = pairOf(space, other);
    const border = borders.get(between.join(' ')) ?? { between, pieces: [] };
    border.pieces.push(piece);
    borders.set(between.join(' '), border);
  };
  for (const { cells } of placements) {
    for (const cell of cells) {
      meet(cell.space, { ...cell, column: cell.column + 1 }, rightEdge(cell));
      meet(cell.space, { ...cell, row: cell.row + 1 }, lowerEdge(cell));
    }
  }
  return [...borders.values()];
};
