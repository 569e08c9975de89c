import type { Spaces } from '@/games/jime/content';
import { pick } from '@/kernel/random';
import type { Game } from './agenda';
import { adventureOf, throwMissing, storyOf } from './lookup';
import { spaceNamed } from '@/games/jime/map/plan';
import { boardOf } from './maps';
import type { SpaceId } from '@/games/jime/state';

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

/**
 * The space where something comes: the one named, or one of several, drawn among those laid. Null: the tile is not for
 * this company, and neither is what would come there.
 */
export const drawSpace = (game: Game, names: Spaces): SpaceId | null => {
  if (typeof names === 'string') return spaceByName(game, names);
  const laid = laidSpaces(game, names);
  if (laid.length > 0) return pick(game.state.generator, laid);
  return names.map((name) => spaceByName(game, name)).find((space) => space !== null) ?? null;
};
