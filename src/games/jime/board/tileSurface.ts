import type { TileSide } from '@/games/jime/content';
import type { Hex, Point } from '@/games/jime/map/hex';
import { centre, hexKey, nearestHex } from '@/games/jime/map/hex';
import type { Pen } from '@/paint/pen';
import { penFor } from '@/paint/pen';
import type { Stroke } from '@/paint/stroke';

/** What a tile side is drawn on: what is inside it, and which ground is already taken. */
export type TileSurface = {
  side: TileSide;
  pen: Pen;
  strokes: Stroke[];
  hexes: readonly Hex[];
  middle: Point;
  /** Where a bridge would stand: on the water if any crosses the tile, and which way the water runs there. */
  ford: { at: Point; flow: number };
  inside(at: Point, margin?: number): boolean;
  free(at: Point, radius: number): boolean;
  claim(at: Point, radius: number): void;
  /** A free place near the middle of some hex, claimed; null when the tile is full. */
  place(radius: number): Point | null;
};

const HALF_HEIGHT = Math.sqrt(3) / 2;

/** The hex a point falls in; the inverse of `centre`. */
export const hexAt = ({ x, y }: Point): Hex => {
  const q = x / 1.5;
  return nearestHex({ q, r: y / (2 * HALF_HEIGHT) - q / 2 });
};

const around = ({ x, y }: Point, radius: number): Point[] =>
  Array.from({ length: 6 }, (_, i) => ({
    x: x + radius * Math.cos((i * Math.PI) / 3),
    y: y + radius * Math.sin((i * Math.PI) / 3),
  }));

export const openSurface = (side: TileSide): TileSurface => {
  const pen = penFor(side.id);
  const own = new Set(side.hexes.map(hexKey));
  const taken: { at: Point; radius: number }[] = [];
  const centres = side.hexes.map(centre);
  const middle = {
    x: centres.reduce((sum, { x }) => sum + x, 0) / centres.length,
    y: centres.reduce((sum, { y }) => sum + y, 0) / centres.length,
  };
  const within = (at: Point): boolean => own.has(hexKey(hexAt(at)));
  const inside = (at: Point, margin = 0): boolean =>
    within(at) && (margin === 0 || around(at, margin).every(within));
  const free = (at: Point, radius: number): boolean =>
    taken.every((other) => Math.hypot(other.at.x - at.x, other.at.y - at.y) >= other.radius + radius);
  const claim = (at: Point, radius: number): void => void taken.push({ at, radius });
  const place = (radius: number): Point | null => {
    for (let attempt = 0; attempt < 40; attempt += 1) {
      const near = pen.pick(centres);
      const at = { x: near.x + pen.between(-0.6, 0.6), y: near.y + pen.between(-0.6, 0.6) };
      if (!inside(at, radius) || !free(at, radius)) continue;
      claim(at, radius);
      return at;
    }
    return null;
  };
  return {
    side,
    pen,
    strokes: [],
    hexes: side.hexes,
    middle,
    ford: { at: middle, flow: 0 },
    inside,
    free,
    claim,
    place,
  };
};
