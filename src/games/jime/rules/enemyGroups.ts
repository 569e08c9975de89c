import type { Game } from './agenda';
import { openPrompt } from './agenda';
import { adventureOf, enemyOf, storyOf } from './lookup';
import type { Context, Figure, Group, Muster, Text } from '@/games/jime/state';
import { drawSpace } from './storySpaces';
import { bannerFor } from './banners';
import { bonusesFor } from './difficulty';
import { bonusTo } from './elite';
import { figuresLeft, figuresToCome } from './groupSize';
import { standsAt } from './mirror';

const newFigure = (game: Game, group: Pick<Group, 'enemy' | 'bonuses'>): Figure => {
  const enemy = enemyOf(game, group);
  return {
    health: Math.max(1, enemy.health + bonusTo(game, group, 'health')),
    armour: Math.max(0, enemy.armour + bonusTo(game, group, 'armour')),
    sorcery: Math.max(0, enemy.sorcery + bonusTo(game, group, 'sorcery')),
  };
};

/** §58.1, §58.3 A group comes onto the map, with as many health bars as figures. */
export const muster = (game: Game, from: Muster, text: Text | null): void => {
  const adventure = adventureOf(game);
  const { enemy, bonuses, figures, space } = from;
  const figure = newFigure(game, { enemy, bonuses });
  const lacking = figures > figuresLeft(game, enemyOf(game, { enemy }));
  adventure.groupsPlaced += 1;
  const group: Group = {
    id: `g${adventure.groupsPlaced}`,
    story: from.story,
    enemy,
    name: from.name,
    bonuses,
    banner: bannerFor(game, { enemy, bonuses }),
    figures: Array.from({ length: figures }, () => ({ ...figure })),
    fullHealth: figure.health,
    exhausted: from.exhausted,
    space: null,
    lastHitBy: null,
  };
  standsAt(game, group, space);
  adventure.groups.push(group);
  const { id, banner } = group;
  openPrompt(game, {
    kind: 'placement',
    // Only now is it known whether an encounter brought one or several.
    text: text && 'key' in text && figures > 1 ? { ...text, several: [from.story] } : text,
    what: { kind: 'group', group: id, enemy, figures, banner, space, ...(lacking ? { standIn: true } : {}) },
  });
};

/**
 * §58.1, §42.2 A group of the story, as large as the company, the difficulty and the box make it. With no figure left one
 * comes all the same, since the story needs it: the placement asks the table for a stand-in.
 */
export const spawn = (game: Game, story: string, text: Text | null, context: Context): void => {
  const plan = storyOf(game).groups.find(({ id }) => id === story);
  // A save of an older story may still hold a step that spawns a group this one no longer has.
  if (!plan) return;
  const space = drawSpace(game, plan.space, context);
  if (space === null) return;
  muster(
    game,
    {
      story,
      enemy: plan.enemy,
      name: plan.name ?? null,
      bonuses: bonusesFor(game, plan),
      figures: figuresToCome(game, plan),
      space,
      exhausted: plan.exhausted ?? false,
    },
    text,
  );
};

/** Every group on the map made from one group of the story. */
export const groupsFrom = (game: Game, story: string): Group[] =>
  adventureOf(game).groups.filter((group) => group.story === story);
