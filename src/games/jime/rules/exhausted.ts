import type { Game } from './agenda';
import { adventureOf } from './lookup';
import type { Group, SpaceId } from '@/games/jime/state';

/** §48.1, §48.3 Only ready groups activate. */
export const readyGroups = (game: Game): Group[] =>
  adventureOf(game).groups.filter(({ exhausted }) => !exhausted);

/** Ready groups the mirror knows in a space: those a hero there would provoke (§87.2, §87.3). */
export const readyGroupsIn = (game: Game, space: SpaceId | null): Group[] =>
  space === null ? [] : readyGroups(game).filter((group) => group.space === space);

export const exhaust = (group: Group): void => {
  group.exhausted = true;
};

/** §48.6, §73.5 At the end of the shadow phase every enemy is ready again. */
export const restore = (game: Game): void => {
  for (const group of adventureOf(game).groups) group.exhausted = false;
};
