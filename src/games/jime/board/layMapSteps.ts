import type { BattlePlacement } from '@/games/jime/map/battle';
import type { Turn } from '@/games/jime/map/hex';
import { instructionFor } from '@/games/jime/map/instructions';
import { tileOf } from '@/games/jime/map/placement';
import type { BoardTerrain, BoardView, Focus } from './view';
import { battleTilesTouch, explorationId, tileId } from './view';

/** Laying a whole map by hand, one thing at a time: a tile, or something on it. */
export type Step = Focus;

const tileUnder = (token: BoardTerrain): string => tileOf('space' in token ? token.space : token.border[0]);

const thingsOn = (view: BoardView, tile: string): Step[] => {
  const unexplored = view.kind === 'journey' && view.unexplored.includes(tile);
  const terrain = view.terrain.filter((token) => tileUnder(token) === tile);
  const tokens = view.tokens.filter(({ space }) => tileOf(space) === tile);
  const ids = [...(unexplored ? [explorationId(tile)] : []), ...[...terrain, ...tokens].map(({ id }) => id)];
  return ids.map((thing) => ({ tile, thing }));
};

/** Journey tiles get their tokens as they are laid (§52.1); battle terrain waits for all tiles, since it may lie between two. */
export const layMapSteps = (view: BoardView): Step[] => {
  const tiles = view.tiles.map(tileId);
  return view.kind === 'journey'
    ? tiles.flatMap((tile) => [{ tile }, ...thingsOn(view, tile)])
    : [...tiles.map((tile) => ({ tile })), ...tiles.flatMap((tile) => thingsOn(view, tile))];
};

/** The board while step `at` is being done: what is laid, that step in focus, fog where the next tiles go (§82.2). */
export const viewAtStep = (view: BoardView, steps: readonly Step[], at: number): BoardView => {
  const shown = steps.slice(0, at + 1);
  const tiles = new Set(shown.map(({ tile }) => tile));
  const things = new Set(shown.map(({ thing }) => thing));
  const common = {
    tokens: view.tokens.filter(({ id }) => things.has(id)),
    terrain: view.terrain.filter(({ id }) => things.has(id)),
    focus: steps[at] ?? null,
  };
  if (view.kind === 'battle')
    return { ...view, ...common, tiles: view.tiles.filter(({ id }) => tiles.has(id)) };
  return {
    ...view,
    ...common,
    tiles: view.tiles.filter(({ tile }) => tiles.has(tile)),
    coming: [...view.tiles.filter(({ tile }) => !tiles.has(tile)), ...view.coming],
    unexplored: view.unexplored.filter((tile) => things.has(explorationId(tile))),
  };
};

/** How to lay a tile: which face is up, how its plate points, what it lies against. */
export type TileInstruction = {
  tile: string;
  /** Sixths of a turn, clockwise; battle tiles look the same in every quarter. */
  turn: Turn;
  /** The tiles it touches, by name on the board. */
  against: string[];
  /** Some of the touching edges cannot be crossed (§9.4). */
  barred: boolean;
};

const battleInstruction = (tile: BattlePlacement, onTable: readonly BattlePlacement[]): TileInstruction => ({
  tile: tile.id,
  turn: 0,
  against: onTable.filter((other) => battleTilesTouch(other, tile)).map(({ id }) => id),
  barred: false,
});

/** How to lay a tile beside those laid before it. */
export const tileInstruction = (view: BoardView, id: string): TileInstruction | null => {
  if (view.kind === 'battle') {
    const at = view.tiles.findIndex((tile) => tile.id === id);
    const tile = view.tiles[at];
    return tile ? battleInstruction(tile, view.tiles.slice(0, at)) : null;
  }
  const at = view.tiles.findIndex(({ tile }) => tile === id);
  const placement = view.tiles[at];
  if (!placement) return null;
  const { tile, turn, joins } = instructionFor(placement, view.tiles.slice(0, at));
  return {
    tile,
    turn,
    against: [...new Set(joins.map(({ to }) => to.tile))],
    barred: joins.some(({ crossable }) => !crossable),
  };
};

/** How a tile's number leans to someone who looks at a board turned by so many degrees: twelfths of a turn, clockwise. */
export const turnSeen = (turn: Turn, angle: number): number =>
  (((2 * turn + Math.round(angle / 30)) % 12) + 12) % 12;
