import type { BattlePlan, Box } from '@/games/jime/content';
import { int, pick, shuffle } from '@/kernel/random';
import type { Generator } from '@/kernel/random';
import { drawLayout, provenLayout } from './attempts';
import { battleTilesOverlap, placeBattleTile, sharedBorders } from './battle';
import type { BattlePlacement, Cell, QuarterTurn } from './battle';
import { walkFrom } from './distance';
import type { SpaceId } from './placement';
import type { BattleMap } from './plan';
import { battleBoard } from './spaces';
import type { Board, PlacedTerrain } from './spaces';

type BattleBox = Pick<Box, 'battleTiles' | 'terrain'>;

const QUARTER_TURNS: readonly QuarterTurn[] = [0, 1, 2, 3];

/** Corners of a tile of this size laid edge to edge against another, on each of its four sides. */
const beside = ({ at, shape, turn }: BattlePlacement, columns: number, rows: number): Cell[] => {
  const [width, height] = turn % 2 === 0 ? [shape.columns, shape.rows] : [shape.rows, shape.columns];
  return [
    { column: at.column + width, row: at.row },
    { column: at.column - columns, row: at.row },
    { column: at.column, row: at.row + height },
    { column: at.column, row: at.row - rows },
  ];
};

/** Battle tiles side by side, each in any turn; null when the box has too few. */
const layTiles = ({ tiles }: BattlePlan, box: BattleBox, generator: Generator): BattlePlacement[] | null => {
  const laid: BattlePlacement[] = [];
  for (const { tile, side } of tiles) {
    const shape = box.battleTiles[tile];
    const copy = laid.filter((other) => other.tile === tile).length + 1;
    if (!shape || copy > shape.copies) return null;
    const turn = pick(generator, QUARTER_TURNS);
    const [columns, rows] = turn % 2 === 0 ? [shape.columns, shape.rows] : [shape.rows, shape.columns];
    const corners =
      laid.length === 0 ? [{ column: 0, row: 0 }] : laid.flatMap((other) => beside(other, columns, rows));
    const free = shuffle(generator, corners)
      .map((at) => placeBattleTile(shape, { copy, side, turn, at }))
      .find((placement) => !laid.some((other) => battleTilesOverlap(other, placement)));
    if (!free) return null;
    laid.push(free);
  }
  return laid;
};

/** Every space that may be entered can be walked to from every other. */
export const isWhole = (board: Board): boolean => {
  const open = Object.keys(board.spaces).filter((space) => !board.closed.includes(space));
  const [first] = open;
  if (first === undefined) return false;
  const walk = walkFrom(board, first);
  return open.every((space) => space in walk);
};

/** How many of each terrain, as far as the tokens go: a token lies with one face up, so two kinds may share it. */
const countsOf = ({ terrain }: BattlePlan, box: BattleBox, generator: Generator): string[] | null => {
  const tokens: string[] = [];
  for (const { terrain: id, count } of terrain) {
    const record = box.terrain[id];
    const used = tokens.filter((token) => token === id || token === record?.otherSide).length;
    const most = Math.min(count[1], (record?.tokenSides ?? 0) - used);
    if (most < count[0]) return null;
    tokens.push(...Array.from({ length: int(generator, count[0], most) }, () => id));
  }
  return tokens;
};

/** Terrain one by one, in a space or on a border of its own, never cutting the map in two; null when one finds no room. */
const layTerrain = (
  tokens: readonly string[],
  placements: readonly BattlePlacement[],
  box: BattleBox,
  generator: Generator,
): PlacedTerrain[] | null => {
  const spaces = shuffle(generator, [
    ...new Set(placements.flatMap(({ cells }) => cells.map(({ space }) => space))),
  ]);
  const borders = shuffle(generator, sharedBorders(placements));
  const laid: PlacedTerrain[] = [];
  for (const terrain of tokens) {
    const onBorder = box.terrain[terrain]?.where === 'border';
    const free: PlacedTerrain[] = onBorder
      ? borders.map(({ between }) => ({ terrain, border: between }))
      : spaces.map((space) => ({ terrain, space }));
    const at = free.findIndex((token) => isWhole(battleBoard(placements, [...laid, token], box.terrain)));
    if (at < 0) return null;
    laid.push(free[at] as PlacedTerrain);
    (onBorder ? borders : spaces).splice(at, 1);
  }
  return laid;
};

/** Spots tried on one board: a plan whose places hardly fit would try more of them than anybody can wait for. */
const MOST_SPOTS = 2_000;

/** Spots for figures and tokens, each on a space of its own that can be entered, as far apart as the plan asks. */
const givePlaces = (
  places: BattlePlan['places'],
  board: Board,
  order: readonly SpaceId[],
): Record<string, SpaceId> | null => {
  let tried = 0;
  const giveRest = (index: number, given: Record<string, SpaceId>): Record<string, SpaceId> | null => {
    const place = places[index];
    if (!place) return given;
    const from = place.away && given[place.away.from];
    const walk = from === undefined ? {} : walkFrom(board, from);
    for (const space of order) {
      if (Object.values(given).includes(space)) continue;
      if (place.away && (walk[space] ?? 0) < place.away.spaces) continue;
      tried += 1;
      const all = tried > MOST_SPOTS ? null : giveRest(index + 1, { ...given, [place.id]: space });
      if (all) return all;
    }
    return null;
  };
  return giveRest(0, {});
};

const attempt = (plan: BattlePlan, box: BattleBox, generator: Generator): BattleMap | null => {
  const placements = layTiles(plan, box, generator);
  const tokens = countsOf(plan, box, generator);
  const terrain = placements && tokens && layTerrain(tokens, placements, box, generator);
  if (!terrain) return null;
  const board = battleBoard(placements, terrain, box.terrain);
  const open = Object.keys(board.spaces).filter((space) => !board.closed.includes(space));
  const places = givePlaces(plan.places, board, shuffle(generator, open));
  const tiles = placements.map(({ tile, copy, side, turn, at }) => ({ tile, copy, side, turn, at }));
  return places && { kind: 'battle', tiles, terrain, places };
};

/** A battle map for the content check, the same one every time; null when there seems to be none. */
export const provenBattle = (plan: BattlePlan, box: BattleBox): BattleMap | null =>
  provenLayout((generator) => attempt(plan, box, generator));

/** §80 Lays battle tiles, terrain and places, always with a path. It never fails where `provenBattle` found a map. */
export const layBattle = (plan: BattlePlan, box: BattleBox, generator: Generator): BattleMap =>
  drawLayout((own) => attempt(plan, box, own), generator);
