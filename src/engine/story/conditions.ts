import type { Condition, Scope } from '@/content';
import type { Game } from '../agenda';
import { adventureOf } from '../find';
import type { Context } from '../state';

type ConditionOf<Is extends Condition['is']> = Extract<Condition, { is: Is }>;
type Conditions = {
  [Is in Condition['is']]: (game: Game, condition: ConditionOf<Is>, context: Context) => boolean;
};

/** Flags and counters of one scope. */
export const flagsOf = (game: Game, scope: Scope = 'adventure'): Record<string, number> =>
  scope === 'campaign' ? game.state.campaign.flags : adventureOf(game).flags;

/** One function for each condition of the story language. */
const CONDITIONS: Conditions = {
  flag: (game, { flag, scope, atLeast = 1 }) => (flagsOf(game, scope)[flag] ?? 0) >= atLeast,
  not: (game, { condition }, context) => !holds(game, condition, context),
  all: (game, { of }, context) => of.every((one) => holds(game, one, context)),
  any: (game, { of }, context) => of.some((one) => holds(game, one, context)),
  round: (game, { atLeast }) => adventureOf(game).round >= atLeast,
  threat: (game, { atLeast }) => adventureOf(game).threat >= atLeast,
  lore: ({ state }, { atLeast }) => state.campaign.lore >= atLeast,
  heroes: ({ state }, { atLeast = 0, atMost = Infinity }) =>
    state.campaign.heroes.length >= atLeast && state.campaign.heroes.length <= atMost,
  difficulty: ({ state }, { difficulty }) => state.campaign.difficulty === difficulty,
  inCompany: ({ state }, { hero }) => state.campaign.heroes.some((one) => one.hero === hero),
  acting: ({ state }, { hero, role }, context) => {
    const acting = state.campaign.heroes.find((one) => one.hero === context.hero);
    return acting !== undefined && (!hero || acting.hero === hero) && (!role || acting.role === role);
  },
  roleInCompany: ({ state }, { role }) => state.campaign.heroes.some((one) => one.role === role),
  explored: (game, { tile }) => adventureOf(game).tiles.some((one) => one.tile === tile && one.explored),
  tokenPlaced: (game, { token }) => adventureOf(game).tokens.some(({ id }) => id === token),
  groupDefeated: (game, { group }) => {
    const { defeatedGroups, groups } = adventureOf(game);
    return defeatedGroups.includes(group) && !groups.some(({ story }) => story === group);
  },
  groupPlaced: (game, { group }) => adventureOf(game).groups.some(({ story }) => story === group),
  noEnemies: (game) => adventureOf(game).groups.length === 0,
  objectiveDone: (game, { objective }) => adventureOf(game).objectivesDone.includes(objective),
  objective: (game, { objective }) => adventureOf(game).objective === objective,
  heroDefeated: (game) => adventureOf(game).heroes.some(({ defeated }) => defeated),
  hasTitle: ({ state }, { title }) => state.campaign.heroes.some(({ titles }) => titles.includes(title)),
  hasTrinket: ({ state }, { trinket }) => state.campaign.trinkets.includes(trinket),
  ended: ({ state }, { adventure, resolution }) =>
    state.campaign.history.some((one) => one.adventure === adventure && one.resolution === resolution),
};

/** Whether a condition of the story holds now. */
export const holds = (game: Game, condition: Condition, context: Context): boolean =>
  (CONDITIONS[condition.is] as Conditions[Condition['is']])(game, condition as never, context);
