import type { Spaces } from '@/games/jime/content';
import { pick } from '@/kernel/random';
import type { Game } from './agenda';
import { adventureOf, throwMissing, storyOf } from './lookup';
import { spaceNamed } from '@/games/jime/map/plan';
import { boardOf } from './maps';
import { tokenSpace } from './mirror';
import type { Context, SpaceId } from '@/games/jime/state';

/** Whether the plan has the tile for larger companies only. */
const isForMoreHeroes = (game: Game, name: string): boolean => {
  const { plan } = storyOf(game);
  const [tile] = name.split('/');
  return plan.kind === 'journey' && plan.blocks.some(({ tiles }) => tiles.some(({ id }) => id === tile));
};

/** A space by the story's name for it; null on a tile that this company is too small for. */
export const spaceByName = (game: Game, name: string): SpaceId | null => {
  const space = spaceNamed(adventureOf(game).layout, name);
  return space ?? (isForMoreHeroes(game, name) ? null : throwMissing('place', name));
};

/** Those of the spaces named whose tiles have been laid. */
export const laidSpaces = (game: Game, names: readonly string[]): SpaceId[] => {
  const { spaces } = boardOf(game);
  return names
    .map((name) => spaceByName(game, name))
    .filter((space) => space !== null)
    .filter((space) => Object.hasOwn(spaces, space));
};

type Near = Extract<Spaces, { near: unknown }>;

/** Where a group stands or was last seen; once it is gone, where it fell. */
const spaceOfGroup = (game: Game, story: string): SpaceId | null => {
  const { groups, fell } = adventureOf(game);
  const here = groups.find((group) => group.story === story);
  return here?.space ?? here?.lastSeen?.space ?? fell?.[story] ?? null;
};

/** Where the hero who acts or a group stands, or a token lies; null when only the table knows, or it is not on the map. */
const spaceOf = (game: Game, near: Near['near'], { hero, space, token }: Context): SpaceId | null => {
  const { heroes, tokens } = adventureOf(game);
  const lies = (id: string | undefined): SpaceId | null => {
    const found = tokens.find((one) => one.id === id);
    return found ? tokenSpace(game, found) : null;
  };
  if (near !== 'acting') return 'group' in near ? spaceOfGroup(game, near.group) : lies(near.token);
  // Whoever uses a token stands where it lies (§4.2), mirror or not.
  return heroes.find((one) => one.hero === hero)?.space ?? space ?? lies(token);
};

const drawNear = (game: Game, { near, within = 1, otherwise }: Near, context: Context): SpaceId | null => {
  const middle = spaceOf(game, near, context);
  if (middle === null) return drawSpace(game, otherwise, context);
  const { adjacent, closed } = boardOf(game);
  const around = within === 0 ? [] : (adjacent[middle] ?? []).filter((space) => !closed.includes(space));
  return pick(game.state.generator, [middle, ...around]);
};

/**
 * The space where something comes: the one named; of several, the first laid or one drawn among those laid; or one near
 * the hero who acts or a token. Null: the tile is not for this company, and neither is what would come there.
 */
export const drawSpace = (game: Game, spaces: Spaces, context: Context): SpaceId | null => {
  if (typeof spaces === 'string') return spaceByName(game, spaces);
  if ('near' in spaces) return drawNear(game, spaces, context);
  const names = 'inOrder' in spaces ? spaces.inOrder : spaces;
  const laid = laidSpaces(game, names);
  if ('inOrder' in spaces && laid[0] !== undefined) return laid[0];
  if (laid.length > 0) return pick(game.state.generator, laid);
  return names.map((name) => spaceByName(game, name)).find((space) => space !== null) ?? null;
};
