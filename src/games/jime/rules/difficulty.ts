import type { PerCompany, StoryGroup } from '@/games/jime/content';
import type { Game } from './agenda';

/** §42.1 Chosen with the campaign and never changed. */
export const isHard = ({ state }: Game): boolean => state.campaign.difficulty === 'hard';

/** §42.2 On hard, exploring gives no inspiration. */
export const explorationInspires = (game: Game): boolean => !isHard(game);

const FEWEST_HEROES = 2;

/** A number of the story for this company: fallen heroes still count. */
export const forCompany = ({ state }: Game, value: PerCompany): number => {
  if (typeof value === 'number') return value;
  const index = Math.min(value.length, Math.max(1, state.campaign.heroes.length - FEWEST_HEROES + 1)) - 1;
  return value[index] as number;
};

/** §42.2 On hard there are more enemies, never more than the group can have. */
export const figuresOf = (game: Game, { figures, hard }: StoryGroup, most: number): number => {
  const wanted = forCompany(game, figures) + (isHard(game) ? forCompany(game, hard?.figures ?? 0) : 0);
  return Math.min(most, Math.max(1, wanted));
};

/** §42.2 On hard they can do more. */
export const bonusesFor = (game: Game, { bonuses = [], hard }: StoryGroup): string[] =>
  isHard(game) ? [...new Set([...bonuses, ...(hard?.bonuses ?? [])])] : [...bonuses];
