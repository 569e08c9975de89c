import type { Effect } from '@/games/jime/content';
import { tileOf } from '@/games/jime/map/placement';
import type { Context, SpaceId, WrittenText } from '@/games/jime/state';
import type { Game } from './agenda';
import { openPrompt, scheduleEffects } from './agenda';
import { adventureOf, standingHeroes } from './lookup';
import { spacesOf } from './maps';
import { tokenSpace } from './mirror';
import { laidSpaces } from './storySpaces';
import { lineReached } from './tests';

type Headcount = Extract<Effect, { do: 'headcount' }>;

/** The spaces looked at that lie on the map; null when only the table knows which they are. */
const spacesCounted = (game: Game, at: Headcount['at']): SpaceId[] | null => {
  const { tiles, tokens } = adventureOf(game);
  if ('spaces' in at) return laidSpaces(game, at.spaces);
  if ('tile' in at) {
    const side = tiles.find(({ id }) => id === at.tile)?.tile;
    return spacesOf(game).filter((space) => tileOf(space) === side);
  }
  const token = tokens.find(({ id }) => id === at.token);
  if (!token) return [];
  const space = tokenSpace(game, token);
  return space === null ? null : [space];
};

/** Where each of those counted stands; null where only the table knows. */
const whereTheyStand = (game: Game, of: Headcount['of']): (SpaceId | null)[] => {
  const { groups, tokens } = adventureOf(game);
  if (of === 'heroes') return standingHeroes(game).map(({ space }) => space);
  if (of === 'groups') return groups.map(({ space }) => space);
  if ('group' in of) return groups.filter(({ story }) => story === of.group).map(({ space }) => space);
  return tokens.filter(({ id }) => id === of.companion).map((token) => tokenSpace(game, token));
};

/** A divided company: how many stand there. What the mirror does not know, the table is asked, once. */
export const headcount = (game: Game, effect: Headcount, text: WrittenText, context: Context): void => {
  const { of, at, lines } = effect;
  const spaces = spacesCounted(game, at);
  const standing = whereTheyStand(game, of);
  const isAsked = standing.length > 0 && spaces?.length !== 0 && (spaces === null || standing.includes(null));
  if (isAsked)
    return openPrompt(game, {
      kind: 'headcount',
      text,
      of,
      spaces: spaces ?? [],
      most: standing.length,
      lines,
      context,
    });
  const count = standing.filter((space) => space !== null && spaces?.includes(space)).length;
  scheduleEffects(game, lineReached(lines, count)?.effects, context);
};
