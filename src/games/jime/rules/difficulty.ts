import type { PerCompany, StoryGroup } from '@/games/jime/content';
import type { Game } from './agenda';

/** §42.1 Chosen with the campaign and never changed. */
export const isHard = ({ state }: Game): boolean => state.campaign.difficulty === 'hard';

/** §42.2 On hard, exploring gives no inspiration. */
export const explorationInspires = (game: Game): boolean => !isHard(game);

const FEWEST_HEROES = 2;

const ofHeroes = <Value>(heroes: number, values: readonly Value[]): Value => {
  const index = Math.min(values.length, Math.max(1, heroes - FEWEST_HEROES + 1)) - 1;
  return values[index] as Value;
};

/** What the story has for a company of this size: fallen heroes still count. */
const ofCompany = <Value>({ state }: Game, values: readonly Value[]): Value =>
  ofHeroes(state.campaign.heroes.length, values);

/** A number of the story for so many heroes. */
export const forHeroes = (heroes: number, value: PerCompany): number =>
  typeof value === 'number' ? value : ofHeroes(heroes, value);

/** A number of the story for this company. */
export const forCompany = ({ state }: Game, value: PerCompany): number =>
  forHeroes(state.campaign.heroes.length, value);

/** §42.2 On hard there are more enemies, never more than the group can have. */
export const figuresOf = (game: Game, { figures, hard }: StoryGroup, most: number): number => {
  const wanted = forCompany(game, figures) + (isHard(game) ? forCompany(game, hard?.figures ?? 0) : 0);
  return Math.min(most, Math.max(1, wanted));
};

const isSame = (bonuses: NonNullable<StoryGroup['bonuses']>): bonuses is string[] =>
  bonuses.every((one) => typeof one === 'string');

/** §42.2 On hard they can do more; before a large company a group may too. */
export const bonusesFor = (game: Game, { bonuses = [], hard }: StoryGroup): string[] => {
  const own = isSame(bonuses) ? bonuses : ofCompany(game, bonuses);
  return [...new Set([...own, ...(isHard(game) ? (hard?.bonuses ?? []) : [])])];
};
