import type { Direction } from '@/games/jime/content';

/**
 * The common grid of a journey map: flat-top hexes in axial coordinates, `q` to the right, `r` down.
 * Directions run clockwise from north, so turning by 60° is a step along the list.
 */
export type Hex = { q: number; r: number };
export type Point = { x: number; y: number };
export type { Direction };
/** Clockwise steps of 60°. */
export type Turn = 0 | 1 | 2 | 3 | 4 | 5;

export const DIRECTIONS: readonly Direction[] = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
export const TURNS: readonly Turn[] = [0, 1, 2, 3, 4, 5];

export const STEP: Readonly<Record<Direction, Hex>> = {
  N: { q: 0, r: -1 },
  NE: { q: 1, r: -1 },
  SE: { q: 1, r: 0 },
  S: { q: 0, r: 1 },
  SW: { q: -1, r: 1 },
  NW: { q: -1, r: 0 },
};

const HALF_HEIGHT = Math.sqrt(3) / 2;

/** Adding zero keeps −0 out of coordinates: it would not survive JSON. */
const hex = (q: number, r: number): Hex => ({ q: q + 0, r: r + 0 });

export const sameHex = (a: Hex, b: Hex): boolean => a.q === b.q && a.r === b.r;
export const add = (a: Hex, b: Hex): Hex => hex(a.q + b.q, a.r + b.r);
export const subtract = (a: Hex, b: Hex): Hex => hex(a.q - b.q, a.r - b.r);
export const neighbour = (of: Hex, direction: Direction): Hex => add(of, STEP[direction]);
export const neighbours = (of: Hex): Hex[] => DIRECTIONS.map((direction) => neighbour(of, direction));

/** Turns about the origin. Also holds for fractional positions such as exploration slots. */
export const rotate = (of: Hex, turn: Turn): Hex => {
  let { q, r } = of;
  for (let step = 0; step < turn; step += 1) [q, r] = [-r, q + r];
  return hex(q, r);
};

export const rotateDirection = (direction: Direction, turn: Turn): Direction =>
  DIRECTIONS[(DIRECTIONS.indexOf(direction) + turn) % 6] as Direction;

export const opposite = (direction: Direction): Direction => rotateDirection(direction, 3);

export const addTurns = (a: Turn, b: Turn): Turn => ((a + b) % 6) as Turn;

/** Left and right exchanged, as when a tile is flipped over. */
export const mirror = (of: Hex): Hex => hex(-of.q, of.q + of.r);

export const mirrorDirection = (direction: Direction): Direction =>
  DIRECTIONS[(6 - DIRECTIONS.indexOf(direction)) % 6] as Direction;

export const hexDistance = (a: Hex, b: Hex): number => {
  const { q, r } = subtract(a, b);
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
};

/** The whole hex that holds a fractional position. */
export const nearestHex = (of: Hex): Hex => {
  const [q, r, s] = [Math.round(of.q), Math.round(of.r), Math.round(-of.q - of.r)];
  const [dq, dr, ds] = [Math.abs(q - of.q), Math.abs(r - of.r), Math.abs(s + of.q + of.r)];
  if (dq > dr && dq > ds) return hex(-r - s, r);
  return dr > ds ? hex(q, -q - s) : hex(q, r);
};

/** Centre of a hex whose side is 1; `y` grows downwards. */
export const centre = ({ q, r }: Hex): Point => ({ x: 1.5 * q, y: 2 * HALF_HEIGHT * (r + q / 2) });

/** Clockwise from the right, for sides of 1; written out, since engines differ in the last digit of a sine. */
const CORNERS = [
  [1, 0],
  [0.5, HALF_HEIGHT],
  [-0.5, HALF_HEIGHT],
  [-1, 0],
  [-0.5, -HALF_HEIGHT],
  [0.5, -HALF_HEIGHT],
] as const;

/** Both ends of a hex's edge, clockwise, for sides of 1: corners lie at multiples of 60° from the right. */
export const edgeEnds = (of: Hex, direction: Direction): [Point, Point] => {
  const { x, y } = centre(of);
  const corner = (index: number): Point => {
    const [dx, dy] = CORNERS[(index + 6) % 6] as readonly [number, number];
    return { x: x + dx, y: y + dy };
  };
  const index = DIRECTIONS.indexOf(direction);
  return [corner(index - 2), corner(index - 1)];
};

export const hexKey = ({ q, r }: Hex): string => `${q},${r}`;

/** One key for the edge two hexes share, whichever of the two names it. */
export const edgeKey = (of: Hex, direction: Direction): string => {
  const index = DIRECTIONS.indexOf(direction);
  return index < 3
    ? `${hexKey(of)}${direction}`
    : `${hexKey(neighbour(of, direction))}${opposite(direction)}`;
};
