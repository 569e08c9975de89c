import type { Bounds } from '@/paint/geometry';
import { boundsOf, corners } from '@/paint/geometry';
import type { BoardLayout } from './layout';
import type { BoardView } from './view';
import { tileId } from './view';

/** A cell of a battle map, in hex sides: tokens have one size on every map. */
export const CELL = 2;

/** The part of the board to look at while something is being laid: the tile and what it touches. */
export const focusBounds = (view: BoardView, layout: BoardLayout, bright: ReadonlySet<string>): Bounds => {
  const tiles = view.tiles.map(tileId).filter((id) => bright.has(id));
  const shown = tiles.flatMap((id) => (layout.tiles[id] ? corners(layout.tiles[id].bounds) : []));
  return shown.length === 0 ? layout.bounds : boundsOf(shown, 0.4);
};
