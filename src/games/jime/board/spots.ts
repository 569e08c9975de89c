import type { Point } from '@/games/jime/map/hex';

/** A round place for one token or figure; `lean` turns what lies there against the turn of the board. */
export type Spot = Point & { radius: number; lean?: number };

/** From comfortable to crowded. */
const RADII = [0.66, 0.56, 0.46, 0.4, 0.34, 0.28, 0.23, 0.18, 0.14];
const GAP = 0.05;

const away = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const ring = ({ x, y }: Point, radius: number, count: number): Point[] =>
  Array.from({ length: count }, (_, i) => ({
    x: x + radius * Math.cos((i * 2 * Math.PI) / count),
    y: y + radius * Math.sin((i * 2 * Math.PI) / count),
  }));

type Space = { cells: readonly Point[]; heart: Point };

/** The space's own ground as a fine lattice, nearest its heart first. */
const lattice = ({ cells, heart }: Space, inside: (at: Point) => boolean): Point[] =>
  cells
    .flatMap((cell) => [cell, ...ring(cell, 0.42, 6), ...ring(cell, 0.82, 12)])
    .filter(inside)
    .sort((a, b) => away(a, heart) - away(b, heart));

/** Spots for a row of things, in their order: the first get the best ones. Null when they do not all fit. */
const fitted = (
  points: readonly Point[],
  count: number,
  radius: number,
  taken: readonly Spot[],
): Spot[] | null => {
  const spots: Spot[] = [];
  while (spots.length < count) {
    const point = points.find((at) =>
      [...taken, ...spots].every((other) => away(at, other) >= other.radius + radius + GAP),
    );
    if (!point) return null;
    spots.push({ ...point, radius });
  }
  return spots;
};

/** Room for so many things in a space: never on each other, never over its border, never over what is printed there. */
export const findSpots = (
  space: Space,
  count: number,
  inside: (at: Point) => boolean,
  printed: readonly Spot[],
  most: number,
): Spot[] => {
  if (count === 0) return [];
  const points = lattice(space, inside);
  for (const radius of RADII.filter((each) => each <= most)) {
    const wide = points.filter((at) => ring(at, radius, 8).every(inside));
    const spots = fitted(wide, count, radius, printed);
    if (spots) return spots;
  }
  // More things than any table would hold: a ring about the heart, still apart from each other.
  const radius = Math.min(0.14, 1.8 / count);
  return ring(space.heart, 0.6, count).map((at) => ({ ...at, radius }));
};
