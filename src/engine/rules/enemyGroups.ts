import type { Game } from '../agenda';
import { open } from '../agenda';
import { adventureOf, enemyOf, missing, storyOf } from '../find';
import type { Figure, Group, Text } from '../state';
import { bannerFor } from './banners';
import { bonusesFor, figuresOf } from './difficulty';
import { bonusTo } from './elite';

const newFigure = (game: Game, group: Pick<Group, 'enemy' | 'bonuses'>): Figure => {
  const enemy = enemyOf(game, group);
  return {
    health: Math.max(1, enemy.health + bonusTo(game, group, 'health')),
    armour: Math.max(0, enemy.armour + bonusTo(game, group, 'armour')),
    sorcery: Math.max(0, enemy.sorcery + bonusTo(game, group, 'sorcery')),
  };
};

/** §58.1, §58.3 A group comes onto the map, with as many health bars as figures. */
export const spawn = (game: Game, story: string, text: Text | null): void => {
  const adventure = adventureOf(game);
  const plan = storyOf(game).groups.find(({ id }) => id === story) ?? missing('group', story);
  const bonuses = bonusesFor(game, plan);
  const figure = newFigure(game, { enemy: plan.enemy, bonuses });
  const count = figuresOf(game, plan, enemyOf(game, plan).maxFigures);
  adventure.groupsPlaced += 1;
  const group: Group = {
    id: `g${adventure.groupsPlaced}`,
    story,
    enemy: plan.enemy,
    name: plan.name ?? null,
    bonuses,
    banner: bannerFor(game, { enemy: plan.enemy, bonuses }),
    figures: Array.from({ length: count }, () => ({ ...figure })),
    fullHealth: figure.health,
    exhausted: plan.exhausted ?? false,
    space: game.state.mirror ? plan.space : null,
    lastHitBy: null,
  };
  adventure.groups.push(group);
  const { id, enemy, banner } = group;
  open(game, {
    kind: 'placement',
    text,
    what: { kind: 'group', group: id, enemy, figures: count, banner, space: plan.space },
  });
};

/** Every group on the map made from one group of the story. */
export const groupsFrom = (game: Game, story: string): Group[] =>
  adventureOf(game).groups.filter((group) => group.story === story);
