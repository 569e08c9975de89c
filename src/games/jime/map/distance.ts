import type { SpaceId } from './placement';
import { borderKey } from './spaces';
import type { Board } from './spaces';

/** Whose move it is: some borders stop only enemies. */
export type Mover = 'hero' | 'enemy';
/** The spaces of a way, both ends included. */
export type Path = SpaceId[];

const around = (board: Board, space: SpaceId): readonly SpaceId[] => board.adjacent[space] ?? [];

const flood = (board: Board, from: SpaceId, closed: readonly SpaceId[]): Record<SpaceId, number> => {
  const distances: Record<SpaceId, number> = { [from]: 0 };
  const queue = [from];
  for (const space of queue) {
    for (const next of around(board, space)) {
      if (next in distances || closed.includes(next)) continue;
      distances[next] = (distances[space] ?? 0) + 1;
      queue.push(next);
    }
  }
  return distances;
};

/** §9.1 A border that figures may cross lies between the two. */
export const adjacent = (board: Board, a: SpaceId, b: SpaceId): boolean => around(board, a).includes(b);

/** §1.1, §9.2 The same space, or adjacent ones. That nothing is nearby itself (§1.2) is for the caller, who knows the things. */
export const nearby = (board: Board, a: SpaceId, b: SpaceId): boolean => a === b || adjacent(board, a, b);

/** Distance in spaces from one space to every space joined to it. */
export const distancesFrom = (board: Board, from: SpaceId): Record<SpaceId, number> => flood(board, from, []);

/** The same for feet: no way leads through a space nobody may enter. */
export const walkFrom = (board: Board, from: SpaceId): Record<SpaceId, number> =>
  flood(board, from, board.closed);

/** §8.3 The number of spaces between two spaces; Infinity when no way leads there. */
export const distance = (board: Board, from: SpaceId, to: SpaceId): number =>
  distancesFrom(board, from)[to] ?? Infinity;

/** Whether someone in one space may attack a figure in another at all, however far: high ground is reached from high ground. */
const maySee = ({ rangeOnlyFrom }: Board, from: SpaceId, to: SpaceId): boolean =>
  (rangeOnlyFrom[to] ?? []).every((terrain) => rangeOnlyFrom[from]?.includes(terrain));

/** Terrain lengthens only what is ranged. */
const reachFrom = ({ extraRange }: Board, from: SpaceId, reach: number): number =>
  reach > 0 ? reach + (extraRange[from] ?? 0) : reach;

/** §83.2, §83.3 Reach 0 is the same space; a ranged attack reaches 1, and more with abilities (§65.2, §80.3), streams or not (§93.4). */
export const inRange = (board: Board, from: SpaceId, to: SpaceId, reach: number): boolean =>
  maySee(board, from, to) && distance(board, from, to) <= reachFrom(board, from, reach);

/** Crossing this border ends the turn (§93.2), the activation (§8.7, §40.9, §93.3) or the movement alone. */
export const crossingEnds = (board: Board, from: SpaceId, to: SpaceId, mover: Mover): boolean => {
  const who = board.crossingEnds[borderKey(from, to)]?.who;
  return who === 'all' || (who === 'enemies' && mover === 'enemy');
};

/** The borders of a way, by `borderKey`. */
const bordersOf = (path: Path): string[] =>
  path.slice(1).map((space, step) => borderKey(path[step] ?? space, space));

/** §8.7, §93.3 Whether a border of this way ends the activation there and then. */
export const endsActivation = (board: Board, path: Path): boolean =>
  bordersOf(path).some((border) => board.crossingEnds[border]?.ends === 'activation');

export const isHurtOn = (board: Board, path: Path): boolean =>
  bordersOf(path).some((border) => board.crossingHurts.includes(border));

/** §40.2, §40.8 Spaces within that many moves, and the moves each takes; the start takes none. */
export const reachable = (
  board: Board,
  from: SpaceId,
  moves: number,
  mover: Mover,
): Record<SpaceId, number> => {
  const reached: Record<SpaceId, number> = { [from]: 0 };
  // A space entered over a stream counts as reached, yet another way may arrive there later and go on.
  const passed = new Set([from]);
  let front = [from];
  for (let taken = 1; taken <= moves; taken += 1) {
    const onwards: SpaceId[] = [];
    for (const [space, next] of front.flatMap((at) => around(board, at).map((to) => [at, to] as const))) {
      if (board.closed.includes(next)) continue;
      reached[next] ??= taken;
      if (passed.has(next) || crossingEnds(board, space, next, mover)) continue;
      passed.add(next);
      onwards.push(next);
    }
    front = onwards;
  }
  return reached;
};

/**
 * §8.3, §8.4 Every way to come within reach in as few moves as possible, each step nearer the target. What a figure
 * ignores when it moves it does not ignore when it attacks: range is measured on a board of its own.
 */
export const approaches = (
  board: Board,
  from: SpaceId,
  target: SpaceId,
  reach: number,
  attacking: Board = board,
): Path[] => {
  const walk = walkFrom(board, target);
  const near = distancesFrom(attacking, target);
  const arrived = (space: SpaceId): boolean =>
    maySee(attacking, space, target) && (near[space] ?? Infinity) <= reachFrom(attacking, space, reach);
  const onwards = (path: Path, at: SpaceId): Path[] => {
    if (arrived(at)) return [path];
    const nearer = around(board, at).filter((next) => walk[next] === (walk[at] ?? 0) - 1);
    return nearer.flatMap((next) => onwards([...path, next], next));
  };
  const paths = onwards([from], from);
  const shortest = Math.min(...paths.map((path) => path.length));
  return paths.filter((path) => path.length === shortest);
};

/** §8.4 Every shortest way from one space to another; none when no way leads there. */
export const shortestPaths = (board: Board, from: SpaceId, to: SpaceId): Path[] =>
  approaches(board, from, to, 0);

/** §8.7, §93 The part of a way that is walked before a border ends the move. */
export const walked = (board: Board, path: Path, mover: Mover): Path => {
  const stop = path.findIndex(
    (space, step) => step > 0 && crossingEnds(board, path[step - 1] ?? space, space, mover),
  );
  return stop < 0 ? path : path.slice(0, stop + 1);
};
