import type { JourneyPlan, TileSide } from '@/games/jime/content';
import { int, shuffle } from '@/kernel/random';
import type { Generator } from '@/kernel/random';
import { drawLayout, provenLayout } from './attempts';
import { drawTiles } from './drawing';
import {
  emptyGrid,
  isFree,
  joinedPieces,
  lay,
  lift,
  spotMeeting,
  uncoveredEdges,
  printedEdges,
  unpacked,
} from './grid';
import type { Grid, Spot } from './grid';
import { hexDistance } from './hex';
import { spaceId } from './placement';
import type { SpaceId } from './placement';
import { piecesOf } from './plan';
import type { JourneyMap, Piece } from './plan';

/** Spots compared before one is taken: more of them make shapes truer to the plan and maps less varied. */
const SPOTS = 10;
/** Tiles laid, per tile of the plan, before an attempt is given up for a new drawing. */
const PATIENCE = 12;
/** Hexes from tile to tile that a table can hold; beyond it each hex counts against a spot. */
const TABLE = 16;

/** A piece with the side drawn for it. */
type Drawn = Piece & { side: TileSide };
type Work = { pieces: Drawn[]; grid: Grid; spots: Spot[]; generator: Generator; patience: number };

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b);

/** Visits 0 to count − 1, each once, in an order drawn with two numbers only, until told to stop. */
const visitScattered = (count: number, generator: Generator, visit: (index: number) => boolean): void => {
  if (count === 0) return;
  let stride = int(generator, 1, count);
  while (greatestCommonDivisor(stride, count) !== 1) stride = (stride % count) + 1;
  let index = int(generator, 0, count - 1);
  for (let step = 0; step < count && visit(index); step += 1) index = (index + stride) % count;
};

/** How well a spot suits the plan and the table: many borders or few, none with blocks the plan does not join. */
const worth = ({ pieces, grid, spots }: Work, piece: number, spot: Spot): number => {
  const { block, side } = pieces[piece] as Drawn;
  const joined = joinedPieces(grid, side, spot).map((other) => (pieces[other] as Drawn).block);
  const strangers = joined.filter((other) => other !== block && other.id !== block.joins).length;
  const kin = joined.length - strangers;
  const at = unpacked(spot.at);
  const span = Math.max(...spots.slice(0, piece).map((laid) => hexDistance(unpacked(laid.at), at)));
  return (block.shape === 'tight' ? kin : -2 * kin) - 3 * strangers - Math.max(0, span - TABLE);
};

/** Free spots where the piece meets one of its parents edge to edge (§9.4), the best of a random few first. */
const spotsFor = (work: Work, piece: number): Spot[] => {
  const { pieces, grid, spots, generator } = work;
  const drawn = pieces[piece] as Drawn;
  const open = drawn.parents.flatMap((parent) =>
    uncoveredEdges(grid, (pieces[parent] as Drawn).side, spots[parent] as Spot),
  );
  const printed = printedEdges(drawn.side).length;
  const found = new Map<number, Spot>();
  visitScattered(open.length * printed, generator, (index) => {
    const spot = spotMeeting(
      drawn.side,
      index % printed,
      open[Math.floor(index / printed)] as (typeof open)[number],
    );
    const key = spot.at * 6 + spot.turn;
    if (!found.has(key) && isFree(grid, drawn.side, spot)) found.set(key, spot);
    return found.size < SPOTS;
  });
  const ranked = [...found.values()].map((spot) => ({ spot, worth: worth(work, piece, spot) }));
  return ranked.sort((a, b) => b.worth - a.worth).map(({ spot }) => spot);
};

/** Lays the pieces from this one on, going back where a later one finds no spot; false when patience has run out. */
const layFrom = (work: Work, piece: number): boolean => {
  const drawn = work.pieces[piece];
  if (!drawn) return true;
  for (const spot of piece === 0 ? [{ turn: 0, at: 0 } as const] : spotsFor(work, piece)) {
    if (work.patience <= 0) return false;
    work.patience -= 1;
    lay(work.grid, piece, drawn.side, spot);
    work.spots[piece] = spot;
    if (layFrom(work, piece + 1)) return true;
    lift(work.grid, drawn.side, spot);
  }
  return false;
};

const placesOn = ({ tile, side }: Drawn, generator: Generator): [string, SpaceId][] => {
  if (!tile.places) return [];
  const spaces = shuffle(generator, side.spaces);
  return tile.places.map((place, index) => [`${tile.id}/${place}`, spaceId(side.id, spaces[index]?.n ?? 1)]);
};

const attempt = (
  pieces: readonly Piece[],
  sides: readonly TileSide[],
  generator: Generator,
): JourneyMap | null => {
  const drawing = drawTiles(pieces, sides, generator);
  if (!drawing) return null;
  const drawn = pieces.map((piece, index) => ({ ...piece, side: drawing[index] as TileSide }));
  const patience = PATIENCE * pieces.length;
  const work: Work = { pieces: drawn, grid: emptyGrid(), spots: [], generator, patience };
  if (!layFrom(work, 0)) return null;
  const tiles = drawn.map(({ tile, block, side }, index) => {
    const { turn, at } = work.spots[index] as Spot;
    return {
      id: tile.id,
      block: block.id,
      tile: side.id,
      turn,
      at: unpacked(at),
      ...(tile.explored ? { explored: tile.explored } : {}),
    };
  });
  return {
    kind: 'journey',
    tiles,
    places: Object.fromEntries(drawn.flatMap((piece) => placesOn(piece, generator))),
  };
};

/** A layout of the plan for the content check, the same one every time; null when there seems to be none. */
export const provenJourney = (
  plan: JourneyPlan,
  sides: readonly TileSide[],
  heroes: number,
): JourneyMap | null => {
  const pieces = piecesOf(plan, heroes);
  return provenLayout((generator) => attempt(pieces, sides, generator));
};

/**
 * §82.1 Lays the plan with the sides of the boxes that are on: no overlap, every tile joined through a crossable border to
 * a tile laid before it, never both sides of one tile. It never fails where `provenJourney` found a layout.
 */
export const layJourney = (
  plan: JourneyPlan,
  sides: readonly TileSide[],
  heroes: number,
  generator: Generator,
): JourneyMap => {
  const pieces = piecesOf(plan, heroes);
  return drawLayout((own) => attempt(pieces, sides, own), generator);
};
