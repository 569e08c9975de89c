import type { Enemy, StoryGroup } from '@/games/jime/content';
import type { Game } from './agenda';
import { figuresOf } from './difficulty';
import { adventureOf, enemyOf, storyOf } from './lookup';

/** Figures of a kind that are not on the map: the box holds no more. */
export const figuresLeft = (game: Game, { id, figuresInBox }: Enemy): number =>
  adventureOf(game)
    .groups.filter(({ enemy }) => enemy === id)
    .reduce((left, { figures }) => left - figures.length, figuresInBox);

const onMap = (game: Game, story: string): number =>
  adventureOf(game)
    .groups.filter((group) => group.story === story)
    .reduce((sum, { figures }) => sum + figures.length, 0);

/** §58.1, §42.2 How many come: as the company, the difficulty and the box make it, and one at least. */
export const figuresToCome = (game: Game, plan: StoryGroup, left?: number): number => {
  const enemy = enemyOf(game, plan);
  return figuresOf(game, plan, Math.max(1, Math.min(enemy.maxFigures, left ?? figuresLeft(game, enemy))));
};

/** As many as came, or would come now: what has fallen since does not change how its coming was told. */
const figuresAsTold = (game: Game, plan: StoryGroup): number =>
  figuresToCome(game, plan, figuresLeft(game, enemyOf(game, plan)) + onMap(game, plan.id));

const planOf = (game: Game, story: string): StoryGroup | undefined =>
  storyOf(game).groups.find(({ id }) => id === story);

/** Figures of a group of the story: those on the map, or those that would come now. */
export const figuresFrom = (game: Game, story: string): number => {
  const plan = planOf(game, story);
  return onMap(game, story) || (plan ? figuresToCome(game, plan) : 0);
};

/** The groups that come, or came, as several figures: a text says so of them, {wolves:a wolf|wolves}. */
export const severalGroups = (game: Game): string[] => {
  const { adventure } = game.state;
  // A page beside the adventure may be shown before its story is loaded.
  const story = game.content.adventures[adventure?.id ?? ''];
  if (!adventure || !story) return [];
  const names = [...story.groups.map(({ id }) => id), ...adventure.groups.map((group) => group.story)];
  return [...new Set(names)].filter((name) => {
    const plan = planOf(game, name);
    return (plan ? figuresAsTold(game, plan) : onMap(game, name)) > 1;
  });
};
