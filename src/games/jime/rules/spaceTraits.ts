import type { SpaceTraitId } from '@/games/jime/content';
import type { Game } from './agenda';
import type { CarriedOutBy } from './carriedOutBy';
import { boardOf } from './maps';
import type { SpaceId } from '@/games/jime/state';

/**
 * Who carries out each trait a space can have. A trait that is missing here does not compile. What the table does is said
 * in the trait's own words, `spaceTrait.<id>.gist`.
 */
export const SPACE_TRAITS: Record<SpaceTraitId, CarriedOutBy> = {
  darkness: { app: 'darkness' },
  // Which cards a hero has prepared, and what lets a hero ignore the ground, the table knows.
  'difficult-ground': { table: 'turn' },
  fortified: { app: 'fortified' },
};

export const hasTrait = (game: Game, space: SpaceId, trait: SpaceTraitId): boolean =>
  boardOf(game).spaces[space]?.traits.includes(trait) ?? false;
