import type { Game } from './agenda';
import { adventureOf, standingHeroes } from './lookup';
import { hasTrait } from './spaceTraits';
import type { SpaceId } from '@/games/jime/state';

/**
 * Fortified ground (expansions §1.2): nobody moves out while the other side has more figures there, the one who would move
 * being counted. Null: the mirror does not know where everyone stands.
 */
export const isHeldInPlace = (game: Game, space: SpaceId, side: 'heroes' | 'enemies'): boolean | null => {
  if (!hasTrait(game, space, 'fortified')) return false;
  const heroes = standingHeroes(game);
  const { groups } = adventureOf(game);
  if ([...heroes, ...groups].some((one) => one.space === null)) return null;
  const here = heroes.filter((hero) => hero.space === space).length;
  const enemies = groups
    .filter((group) => group.space === space)
    .reduce((sum, { figures }) => sum + figures.length, 0);
  return side === 'heroes' ? enemies > here : here > enemies;
};
