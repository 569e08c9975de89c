import type { Game } from './agenda';
import type { PromptOf } from './lookup';
import { enemyOf, groupOf, heroInPlay, standingHeroes } from './lookup';
import type { Path } from '@/games/jime/map/distance';
import {
  approaches,
  distancesFrom,
  endsActivation,
  inRange,
  isHurtOn,
  walked,
} from '@/games/jime/map/distance';
import type { Board } from '@/games/jime/map/spaces';
import type { Group, HeroId, SpaceId } from '@/games/jime/state';
import { reachOf } from './enemyBar';
import { isHeldInPlace } from './fortified';
import type { Passage } from './maps';
import { boardFor, boardOf } from './maps';
import { passageOf } from './movementTraits';

/** A way an activation can go, worked out on the mirror: whom it attacks and by which path (§8.4, §8.5). */
export interface Way {
  hero: HeroId;
  path: Path;
  /** §8.7 A border on the way ends it before the attack. */
  crossedStream: boolean;
}

type Activated = { group: Group; from: SpaceId; moves: number };

/** §8.2, §8.3 The ways a group comes into range of one hero with its moves. A border on the way may end the activation, yet it goes (§93.3). */
const waysTo = (game: Game, { group, from, moves }: Activated, board: Board, hero: HeroId): Way[] => {
  const ground = boardOf(game);
  const reach = reachOf(enemyOf(game, group));
  const to = heroInPlay(game, hero).space ?? from;
  const reaches = (path: Path): boolean => inRange(ground, path.at(-1) ?? from, to, reach);
  return approaches(board, from, to, reach, ground)
    .filter((path) => path.length - 1 <= moves)
    .map((path) => walked(board, path, 'enemy'))
    .map((path) => ({ hero, path, crossedStream: endsActivation(board, path) || !reaches(path) }));
};

const nearest = (game: Game, activated: Activated, board: Board): Way[] => {
  const distances = distancesFrom(board, activated.from);
  const inReach = standingHeroes(game)
    .map(({ hero, space }) => ({
      ways: waysTo(game, activated, board, hero),
      away: distances[space ?? ''] ?? Infinity,
    }))
    .filter(({ ways }) => ways.length > 0);
  const least = Math.min(...inReach.map(({ away }) => away));
  return inReach.filter(({ away }) => away === least).flatMap(({ ways }) => ways);
};

/** §8.4, §8.5 Equal ways to the target; if there is none, to the nearest hero in reach, whoever of the nearest they name. */
const waysOn = (game: Game, activated: Activated, board: Board, target: HeroId | null): Way[] => {
  const standing = standingHeroes(game).some(({ hero }) => hero === target);
  const ways = target && standing ? waysTo(game, activated, board, target) : [];
  return ways.length > 0 ? ways : nearest(game, activated, board);
};

/** §8.6, §40.8 With no target the group moves towards the nearest hero, as far as it goes; every equal way. */
const nearer = (game: Game, { from, moves }: Activated, board: Board): Path[] => {
  const heroes = standingHeroes(game);
  const away = distancesFrom(board, from);
  const least = Math.min(...heroes.map(({ space }) => away[space ?? ''] ?? Infinity));
  const goals = heroes.flatMap(({ space }) => (space && away[space] === least ? [space] : []));
  const paths = goals
    .flatMap((goal) => approaches(board, from, goal, 0))
    .map((path) => path.slice(0, moves + 1));
  return distinct(paths.map((path) => walked(board, path, 'enemy')));
};

const distinct = (paths: Path[]): Path[] => {
  const seen = new Map(paths.map((path) => [path.join(' '), path]));
  return [...seen.values()];
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * The boards a group may move on: one, or two where the guide leaves open whether walls hold it up (expansions §5), and
 * how many moves it has there. Null: the mirror cannot tell.
 */
const movingOn = (
  game: Game,
  id: string,
  moves: number,
): { activated: Activated; boards: Board[] } | null => {
  const group = groupOf(game, id);
  const { space: from } = group;
  if (from === null || standingHeroes(game).some(({ space }) => space === null)) return null;
  const passage = passageOf(enemyOf(game, group));
  const held = isHeldInPlace(game, from, 'enemies');
  // Whether fortified ground holds what ignores terrain is the table's to say (expansions §5).
  if (held === null || (held && passage !== 'ground')) return null;
  const passages: Passage[] = passage === 'over-terrain' ? [passage, 'over-terrain-round-walls'] : [passage];
  return {
    activated: { group, from, moves: held ? 0 : moves },
    boards: passages.map((one) => boardFor(game, one)),
  };
};

/** What holds on every board the group may move on, unless the way itself would cost it figures. */
const agreed = <Found>(
  boards: Board[],
  find: (board: Board) => Found[],
  pathOf: (one: Found) => Path,
): Found[] | null => {
  const [found = [], ...others] = boards.map(find);
  if (others.some((other) => !same(other, found))) return null;
  const hurt = boards.some((board) => found.some((one) => isHurtOn(board, pathOf(one))));
  return hurt ? null : found;
};

/** §8.4, §8.5 Every way the company may choose from. Empty: no target (§8.6). Null: the mirror cannot tell, and the app asks. */
export const activationWays = (game: Game, { group, hero, moves }: PromptOf<'activation'>): Way[] | null => {
  const moving = movingOn(game, group, moves);
  if (!moving) return null;
  return agreed(
    moving.boards,
    (board) => waysOn(game, moving.activated, board, hero),
    ({ path }) => path,
  );
};

/** §8.6 The ways of a group without a target. Null as above. */
export const fallbackPaths = (game: Game, { group, moves }: PromptOf<'fallback'>): Path[] | null => {
  const moving = movingOn(game, group, moves);
  if (!moving) return null;
  return agreed(
    moving.boards,
    (board) => nearer(game, moving.activated, board),
    (path) => path,
  );
};
