import type { Spaces } from '@/content';
import { pick } from '@/kernel/random';
import type { Game } from '../agenda';
import { adventureOf, missing } from '../find';
import { spaceNamed } from '../map/plan';
import { boardOf } from '../rules/maps';
import type { SpaceId } from '../state';

/** A space by the story's name for it. */
export const spaceCalled = (game: Game, name: string): SpaceId =>
  spaceNamed(adventureOf(game).layout, name) ?? missing('place', name);

/** Those of the spaces named whose tiles have been laid. */
export const spacesLaid = (game: Game, names: readonly string[]): SpaceId[] => {
  const { spaces } = boardOf(game);
  return names.map((name) => spaceCalled(game, name)).filter((space) => Object.hasOwn(spaces, space));
};

/** The space where something comes: the one named, or one of several, drawn among those laid. */
export const spaceFor = (game: Game, names: Spaces): SpaceId => {
  if (typeof names === 'string') return spaceCalled(game, names);
  const laid = spacesLaid(game, names);
  return laid.length === 0 ? spaceCalled(game, names[0] ?? '') : pick(game.state.generator, laid);
};
