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
export type PassableEdge = { hex: number; out: number };
type Oriented = { hexes: number[]; edges: PassableEdge[] };

const orientedSides = new WeakMap<TileSide, Oriented[]>();

const orient = (side: TileSide, turn: Turn): Oriented => ({
  hexes: side.hexes.map((hex) => packed(rotate(hex, turn))),
  edges: outline(side)
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
  edges: Set<number>;
};
export const emptyGrid = (): Grid => ({ owner: new Map(), edges: new Set() });

const opposite = (out: number): number => (out + 3) % 6;
const outside = ({ hex, out }: PassableEdge, at: number): number => hex + at + (STEPS[out] as number);

export const lay = (grid: Grid, piece: number, side: TileSide, { turn, at }: Spot): void => {
  const { hexes, edges } = oriented(side, turn);
  for (const hex of hexes) grid.owner.set(hex + at, piece);
  for (const { hex, out } of edges) grid.edges.add((hex + at) * 6 + out);
};

export const lift = (grid: Grid, side: TileSide, { turn, at }: Spot): void => {
  const { hexes, edges } = oriented(side, turn);
  for (const hex of hexes) grid.owner.delete(hex + at);
  for (const { hex, out } of edges) grid.edges.delete((hex + at) * 6 + out);
};

export const isFree = (grid: Grid, side: TileSide, { turn, at }: Spot): boolean =>
  oriented(side, turn).hexes.every((hex) => !grid.owner.has(hex + at));

/** The edges of a laid piece that nothing covers yet. */
export const uncoveredEdges = (grid: Grid, side: TileSide, { turn, at }: Spot): PassableEdge[] =>
  oriented(side, turn)
    .edges.filter((edge) => !grid.owner.has(outside(edge, at)))
    .map(({ hex, out }) => ({ hex: hex + at, out }));

export const printedEdges = (side: TileSide): PassableEdge[] => oriented(side, 0).edges;

/** The one way to lay a side so that its edge, as printed, meets the open edge of a laid piece. */
export const spotMeeting = (side: TileSide, printed: number, open: PassableEdge): Spot => {
  const own = printedEdges(side)[printed] as PassableEdge;
  const turn = ((opposite(open.out) - own.out + 6) % 6) as Turn;
  const turned = oriented(side, turn).edges[printed] as PassableEdge;
  return { turn, at: outside(open, 0) - turned.hex };
};

/** The pieces a side would be joined to there, once for each pair of edges that meet (§9.4). */
export const joinedPieces = (grid: Grid, side: TileSide, { turn, at }: Spot): number[] => {
  const pieces: number[] = [];
  for (const edge of oriented(side, turn).edges) {
    const beyond = outside(edge, at);
    const owner = grid.owner.get(beyond);
    if (owner !== undefined && grid.edges.has(beyond * 6 + opposite(edge.out))) pieces.push(owner);
  }
  return pieces;
};
