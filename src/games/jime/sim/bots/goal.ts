import type { Adventure } from '@/games/jime/content';
import type { HeroInPlay, SpaceId } from '@/games/jime/play';
import type { Table } from '../table/table';
import type { Attack } from '../table/weapons';
import type { Routes } from './routes';

/** What a hero does once there. */
export type GoalAction =
  | { do: 'explore' }
  | { do: 'interact'; token: string; interaction: number; terrain: boolean }
  | { do: 'useTerrain'; terrain: string }
  | { do: 'attack'; group: string; attack: Attack }
  | { do: 'storyAction'; action: string };

/** Something worth going for. */
export interface Goal {
  /** What it is about: nobody else need go for the same. */
  about: string;
  space: SpaceId;
  moves: number;
  action: GoalAction;
  /** Points, once it is done. */
  worth: number;
  /** Whether it leads to an objective. */
  leads: boolean;
  /** Several may go for it together. */
  shared: boolean;
}

/** What a hero sees from where it stands: worked out once for all goals. */
export interface View {
  table: Table;
  story: Adventure;
  hero: HeroInPlay;
  from: SpaceId;
  routes: Routes;
  /** Shadow phases until the bar is full. */
  rounds: number;
}

export type Finder = (view: View) => Goal[];

/** As far as it seems to a hero who minds the enemies on the way. */
export const movesIn = ({ routes }: View, to: SpaceId): number => routes.get(to)?.cost ?? Infinity;

export const nearest = (view: View, spaces: readonly SpaceId[]): SpaceId | undefined =>
  spaces.reduce<SpaceId | undefined>(
    (best, next) => (best !== undefined && movesIn(view, best) <= movesIn(view, next) ? best : next),
    undefined,
  );
