import type { Effect, Enemy } from '@/games/jime/content';
import { pick } from '@/kernel/random';
import type { Game } from './agenda';
import { schedule } from './agenda';
import { freeSymbols } from './banners';
import { adventureOf } from './lookup';
import type { Context, Task, Text } from '@/games/jime/state';
import { drawSpace } from './storySpaces';
import { storyGroupGone } from './defeated';
import { forCompany, isHard } from './difficulty';
import { figuresLeft } from './groupSize';

type Encounter = Extract<Effect, { do: 'encounter' }>;
type Offer = { enemy: Enemy; figures: number; cost: number };

/** §49.2 Whether the box has a banner to tell a group from others of its kind, once those drawn have theirs. */
const canBeTold = (game: Game, { id }: Enemy, drawn: Offer[]): boolean => {
  const onMap = adventureOf(game).groups.map(({ enemy }) => enemy);
  const kinds = [...onMap, ...drawn.map(({ enemy }) => enemy.id)];
  const given = kinds.filter((kind, index) => index >= onMap.length && kinds.indexOf(kind) < index).length;
  return !kinds.includes(id) || freeSymbols(game, 'ordinary').length > given;
};

/** Every group of the enemies named that the budget can pay and the boxes that are on can field (§56, §58.2). */
const affordable = (game: Game, enemies: readonly string[], budget: number, drawn: Offer[]): Offer[] => {
  const { collection } = game.state.campaign;
  const left = (enemy: Enemy): number =>
    drawn
      .filter((offer) => offer.enemy.id === enemy.id)
      .reduce((sum, { figures }) => sum - figures, figuresLeft(game, enemy));
  return enemies
    .map((enemy) => game.content.box.enemies[enemy])
    .filter((enemy) => enemy !== undefined)
    .filter((enemy) => collection.includes(enemy.product) && canBeTold(game, enemy, drawn))
    .flatMap((enemy) => (enemy.threatCost ?? []).map((cost, index) => ({ enemy, figures: index + 1, cost })))
    .filter(({ enemy, figures, cost }) => cost <= budget && figures <= left(enemy));
};

/** The dearest half of what can be paid: a budget is spent on few strong groups rather than a crowd of single figures. */
const dearest = (offers: Offer[]): Offer[] => {
  const sorted = [...offers].sort((a, b) => b.cost - a.cost);
  return sorted.slice(0, Math.ceil(sorted.length / 2));
};

/** §42.2 The budget grows with the company and with the difficulty. */
const budgetOf = (game: Game, { budget, hard = 0 }: Encounter): number =>
  forCompany(game, budget) + (isHard(game) ? forCompany(game, hard) : 0);

/** Groups until the budget pays for no more. */
const drawGroups = (game: Game, effect: Encounter): Offer[] => {
  const drawn: Offer[] = [];
  let budget = budgetOf(game, effect);
  for (;;) {
    const offers = dearest(affordable(game, effect.enemies, budget, drawn));
    if (offers.length === 0) return drawn;
    const offer = pick(game.state.generator, offers);
    budget -= offer.cost;
    drawn.push(offer);
  }
};

/**
 * §58.1 The groups drawn come one after the other, the text with the first. When nobody can come, the encounter is over
 * at once: a story that waits for its end goes on.
 */
export const encounter = (game: Game, effect: Encounter, text: Text | null, context: Context): void => {
  const groups = drawGroups(game, effect).flatMap(({ enemy, figures }) => {
    const space = drawSpace(game, effect.spaces, context);
    const group = { story: effect.group, enemy: enemy.id, name: null, bonuses: [], exhausted: false };
    return space === null ? [] : [{ ...group, figures, space }];
  });
  if (groups.length === 0) return storyGroupGone(game, effect.group);
  const tasks = groups.map((group, index): Task => ({
    do: 'muster',
    group,
    text: index === 0 ? text : null,
  }));
  schedule(game, ...tasks);
};
