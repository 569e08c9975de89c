import { centre } from '@/games/jime/map/hex';
import type { Point } from '@/games/jime/map/hex';
import { bestAngle } from '@/paint/bestAngle';
import type { Size } from '@/paint/geometry';
import { hullOf } from '@/paint/geometry';
import { CELL } from './focus';
import type { BoardView } from './view';

/** What the bars above and below the map take of a page, near enough. */
const BARS = 230;

const cellsOf = (view: BoardView): Point[] =>
  view.kind === 'journey'
    ? [...view.tiles, ...view.coming].flatMap(({ hexes }) => hexes.map(centre))
    : view.tiles.flatMap(({ cells }) =>
        cells.map(({ column, row }) => ({ x: (column + 0.5) * CELL, y: (row + 0.5) * CELL })),
      );

/**
 * How the board lies on a page of this size, in degrees. Tiles still to come count as well: the map on the table cannot be
 * turned when it has grown.
 */
export const restAngle = (view: BoardView, { width, height }: Size): number => {
  const points = hullOf(cellsOf(view));
  const room = { width, height: Math.max(1, height - BARS) };
  return points.length === 0 ? 0 : bestAngle({ points, reach: 1 }, room, view.kind === 'journey' ? 30 : 90);
};
