import type { Effect, Enemy } from '@/content';
import { pick } from '@/kernel/random';
import type { Game } from '../agenda';
import { adventureOf } from '../find';
import type { Text } from '../state';
import { spaceFor } from '../story/places';
import { forCompany, isHard } from './difficulty';
import { muster } from './enemyGroups';

type Encounter = Extract<Effect, { do: 'encounter' }>;
type Offer = { enemy: string; figures: number; cost: number };

/** §58.2 Figures of a kind that are not on the map: the box holds no more. */
const figuresLeft = (game: Game, { id, figuresInBox }: Enemy): number =>
  adventureOf(game)
    .groups.filter(({ enemy }) => enemy === id)
    .reduce((left, { figures }) => left - figures.length, figuresInBox);

/** Every group of the enemies named that the budget can pay and the boxes that are on can field (§56). */
const affordable = (game: Game, enemies: readonly string[], budget: number): Offer[] => {
  const { collection } = game.state.campaign;
  return enemies
    .map((enemy) => game.content.box.enemies[enemy])
    .filter((enemy) => enemy !== undefined)
    .filter(({ product }) => collection.includes(product))
    .flatMap((enemy) =>
      (enemy.threatCost ?? []).map((cost, index) => ({
        enemy: enemy.id,
        figures: index + 1,
        cost,
        kind: enemy,
      })),
    )
    .filter(({ cost, figures, kind }) => cost <= budget && figures <= figuresLeft(game, kind));
};

/** The dearest half of what can be paid: a budget is spent on few strong groups rather than a crowd of single figures. */
const dearest = (offers: Offer[]): Offer[] => {
  const sorted = [...offers].sort((a, b) => b.cost - a.cost);
  return sorted.slice(0, Math.ceil(sorted.length / 2));
};

/** §42.2 The budget grows with the company and with the difficulty. */
const budgetOf = (game: Game, { budget, hard = 0 }: Encounter): number =>
  forCompany(game, budget) + (isHard(game) ? hard : 0);

/** Draws groups until the budget pays for no more. */
export const encounter = (game: Game, effect: Encounter, text: Text | null): void => {
  let budget = budgetOf(game, effect);
  for (;;) {
    const offers = dearest(affordable(game, effect.enemies, budget));
    if (offers.length === 0) return;
    const { enemy, figures, cost } = pick(game.state.generator, offers);
    budget -= cost;
    muster(
      game,
      {
        story: effect.group,
        enemy,
        name: null,
        bonuses: [],
        figures,
        space: spaceFor(game, effect.spaces),
        exhausted: false,
      },
      text,
    );
  }
};
