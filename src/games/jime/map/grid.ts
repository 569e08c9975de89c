import type { TileSide } from '@/games/jime/content';
import { DIRECTIONS, STEP, TURNS, rotate, rotateDirection } from './hex';
import type { Hex, Turn } from './hex';
import { outline } from './placement';

/**
 * The common grid while a map is being laid, in whole numbers: trying thousands of spots has to be quick. A hex is
 * `q * SPAN + r`, so moving a tile is one addition. No map comes near half the span.
 */
const SPAN = 1024;
export const packed = ({ q, r }: Hex): number => q * SPAN + r;
export const unpacked = (hex: number): Hex => {
  const q = Math.round(hex / SPAN);
  return { q: q + 0, r: hex - q * SPAN };
};

const STEPS: readonly number[] = DIRECTIONS.map((direction) => packed(STEP[direction]));

/** A passable outer edge: the hex inside and the direction out, as a place in DIRECTIONS. */
export type Door = { hex: number; out: number };
type Oriented = { hexes: number[]; doors: Door[] };

const orientedSides = new WeakMap<TileSide, Oriented[]>();

const orient = (side: TileSide, turn: Turn): Oriented => ({
  hexes: side.hexes.map((hex) => packed(rotate(hex, turn))),
  doors: outline(side)
    .filter(({ passable }) => passable)
    .map(({ hex, direction }) => ({
      hex: packed(rotate(side.hexes[hex] as Hex, turn)),
      out: DIRECTIONS.indexOf(rotateDirection(direction, turn)),
    })),
});

/** A side in each of its six turns, about its own origin. */
const oriented = (side: TileSide, turn: Turn): Oriented => {
  const known = orientedSides.get(side) ?? TURNS.map((each) => orient(side, each));
  orientedSides.set(side, known);
  return known[turn] as Oriented;
};

export type Spot = { turn: Turn; at: number };

export type Grid = {
  /** Which piece lies on a hex. */
  owner: Map<number, number>;
  /** Passable edges of the pieces laid, `hex * 6 + out`. */
  doors: Set<number>;
};
export const emptyGrid = (): Grid => ({ owner: new Map(), doors: new Set() });

const opposite = (out: number): number => (out + 3) % 6;
const outside = ({ hex, out }: Door, at: number): number => hex + at + (STEPS[out] as number);

export const lay = (grid: Grid, piece: number, side: TileSide, { turn, at }: Spot): void => {
  const { hexes, doors } = oriented(side, turn);
  for (const hex of hexes) grid.owner.set(hex + at, piece);
  for (const { hex, out } of doors) grid.doors.add((hex + at) * 6 + out);
};

export const lift = (grid: Grid, side: TileSide, { turn, at }: Spot): void => {
  const { hexes, doors } = oriented(side, turn);
  for (const hex of hexes) grid.owner.delete(hex + at);
  for (const { hex, out } of doors) grid.doors.delete((hex + at) * 6 + out);
};

export const isFree = (grid: Grid, side: TileSide, { turn, at }: Spot): boolean =>
  oriented(side, turn).hexes.every((hex) => !grid.owner.has(hex + at));

/** The doors of a laid piece that nothing covers yet. */
export const openDoors = (grid: Grid, side: TileSide, { turn, at }: Spot): Door[] =>
  oriented(side, turn)
    .doors.filter((door) => !grid.owner.has(outside(door, at)))
    .map(({ hex, out }) => ({ hex: hex + at, out }));

export const printedDoors = (side: TileSide): Door[] => oriented(side, 0).doors;

/** The one way to lay a side so that its door, as printed, meets the open door of a laid piece. */
export const meeting = (side: TileSide, printed: number, open: Door): Spot => {
  const own = printedDoors(side)[printed] as Door;
  const turn = ((opposite(open.out) - own.out + 6) % 6) as Turn;
  const turned = oriented(side, turn).doors[printed] as Door;
  return { turn, at: outside(open, 0) - turned.hex };
};

/** The pieces a side would be joined to there, once for each pair of doors that meet (§9.4). */
export const joinedPieces = (grid: Grid, side: TileSide, { turn, at }: Spot): number[] => {
  const pieces: number[] = [];
  for (const door of oriented(side, turn).doors) {
    const beyond = outside(door, at);
    const owner = grid.owner.get(beyond);
    if (owner !== undefined && grid.doors.has(beyond * 6 + opposite(door.out))) pieces.push(owner);
  }
  return pieces;
};
