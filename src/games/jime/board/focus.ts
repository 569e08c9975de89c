import type { Point } from '@/games/jime/map/hex';
import type { Bounds } from '@/paint/camera';
import type { BoardLayout } from './layout';
import type { BoardView } from './view';
import { tileId } from './view';

/** A cell of a battle map, in hex sides: tokens have one size on every map. */
export const CELL = 2;

export const boundsOf = (points: readonly Point[], margin = 1): Bounds => {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { left, top, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - top };
};

export const corners = ({ left, top, width, height }: Bounds): Point[] => [
  { x: left, y: top },
  { x: left + width, y: top + height },
];

/** The part of the board to look at while something is being laid: the tile and what it touches. */
export const focusBounds = (view: BoardView, layout: BoardLayout, bright: ReadonlySet<string>): Bounds => {
  const tiles = view.tiles.map(tileId).filter((id) => bright.has(id));
  const shown = tiles.flatMap((id) => (layout.tiles[id] ? corners(layout.tiles[id].bounds) : []));
  return shown.length === 0 ? layout.bounds : boundsOf(shown, 0.4);
};
