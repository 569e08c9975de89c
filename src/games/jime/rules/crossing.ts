import type { Game } from './agenda';
import type { HeroId, SpaceId } from '@/games/jime/state';
import { cardEffect, terrainBetween, withEffect } from './terrain';
import { sufferFrom, terrainTest } from './terrainTests';

/**
 * The first test that a hero has still to pass to go from one space to another (expansions §1.1): of the terrain left, then
 * of that on the border. Returns its terrain; null when the way is free.
 */
export const nextCrossingTest = (
  game: Game,
  hero: HeroId,
  from: SpaceId,
  to: SpaceId,
  tested: readonly string[],
): string | null => {
  const between = terrainBetween(game, from, to);
  const left = withEffect(game, from, 'leaveTest').find(({ id }) => !tested.includes(id));
  const crossed = between.find((one) => cardEffect(game, one, 'crossTest') && !tested.includes(one.id));
  const terrain = left ?? crossed;
  if (terrain) terrainTest(game, hero, terrain, left ? 'leave' : 'cross');
  return terrain?.id ?? null;
};

/** A trench hurts whoever crosses it, and nothing negates that (expansions §1.1). */
export const crossTerrain = (game: Game, hero: HeroId, from: SpaceId, to: SpaceId): void => {
  for (const terrain of terrainBetween(game, from, to)) {
    const hurts = cardEffect(game, terrain, 'crossHurts');
    if (hurts) sufferFrom(game, terrain, hero, hurts.heroFacedownDamage, { damage: true, fear: false });
  }
};
