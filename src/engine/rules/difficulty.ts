import type { StoryGroup } from '@/content';
import type { Game } from '../agenda';
import { adventureOf } from '../find';

/** §42.1 Chosen with the campaign and never changed. */
export const isHard = ({ state }: Game): boolean => state.campaign.difficulty === 'hard';

/** §42.2 On hard, exploring gives no inspiration. */
export const explorationInspires = (game: Game): boolean => !isHard(game);

const FEWEST_HEROES = 2;

/** §42.2 On hard there are more enemies, never more than the group can have. */
export const figuresOf = (game: Game, { figures, hard }: StoryGroup, most: number): number => {
  const heroes = adventureOf(game).heroes.length;
  const wanted = typeof figures === 'number' ? figures : (figures[heroes - FEWEST_HEROES] ?? figures[0]);
  return Math.min(most, wanted + (isHard(game) ? (hard?.figures ?? 0) : 0));
};

/** §42.2 On hard they can do more. */
export const bonusesFor = (game: Game, { bonuses = [], hard }: StoryGroup): string[] =>
  isHard(game) ? [...new Set([...bonuses, ...(hard?.bonuses ?? [])])] : [...bonuses];
