import type { Game } from './agenda';
import type { PromptOf } from './find';
import { enemyOf, groupOf, heroInPlay, standingHeroes } from './find';
import type { Path } from '@/games/jime/map/distance';
import { approaches, distancesFrom, walked } from '@/games/jime/map/distance';
import type { Group, HeroId, SpaceId } from '@/games/jime/state';
import { reachOf } from './enemyBar';
import { boardOf } from './maps';

/** A way an activation can go, worked out on the mirror: whom it attacks and by which path (§8.4, §8.5). */
export interface Way {
  hero: HeroId;
  path: Path;
  /** §8.7 It ends at a stream before the attack. */
  crossedStream: boolean;
}

/** §8.2, §8.3 The ways a group comes into range of one hero with its moves. A stream on the way ends the activation, yet it goes (§93.3). */
const waysTo = (game: Game, group: Group, from: SpaceId, hero: HeroId, to: SpaceId, moves: number): Way[] => {
  const board = boardOf(game);
  return approaches(board, from, to, reachOf(enemyOf(game, group)))
    .filter((path) => path.length - 1 <= moves)
    .map((path) => ({ path, steps: walked(board, path, 'enemy') }))
    .map(({ path, steps }) => ({
      hero,
      path: steps,
      crossedStream: crosses(game, path),
    }));
};

/** Whether a border on the way ends the activation, be it the last one. */
const crosses = (game: Game, path: Path): boolean => {
  const board = boardOf(game);
  const shown = walked(board, [...path, path[path.length - 1] ?? ''], 'enemy');
  return shown.length <= path.length;
};

/**
 * §8.4, §8.5 Every way the company may choose from: equal ways to the target; if there is none, to the nearest hero in
 * reach, whoever of the nearest they name. Empty: no target (§8.6). Null: the mirror cannot tell, and the app asks.
 */
export const activationWays = (
  game: Game,
  { group: id, hero, moves }: PromptOf<'activation'>,
): Way[] | null => {
  const group = groupOf(game, id);
  const from = group.space;
  const heroes = standingHeroes(game);
  if (from === null || heroes.some(({ space }) => space === null)) return null;
  const to = (one: HeroId): Way[] =>
    waysTo(game, group, from, one, heroInPlay(game, one).space ?? from, moves);
  const target = hero && heroes.some((one) => one.hero === hero) ? to(hero) : [];
  return target.length > 0 ? target : nearest(game, from, to);
};

const nearest = (game: Game, from: SpaceId, to: (hero: HeroId) => Way[]): Way[] => {
  const distances = distancesFrom(boardOf(game), from);
  const inReach = standingHeroes(game)
    .map(({ hero, space }) => ({ ways: to(hero), away: distances[space ?? ''] ?? Infinity }))
    .filter(({ ways }) => ways.length > 0);
  const least = Math.min(...inReach.map(({ away }) => away));
  return inReach.filter(({ away }) => away === least).flatMap(({ ways }) => ways);
};

/** §8.6, §40.8 With no target the group moves towards the nearest hero, as far as it goes; every equal way. Null as above. */
export const fallbackPaths = (game: Game, { group: id, moves }: PromptOf<'fallback'>): Path[] | null => {
  const from = groupOf(game, id).space;
  const heroes = standingHeroes(game);
  if (from === null || heroes.some(({ space }) => space === null)) return null;
  const board = boardOf(game);
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
