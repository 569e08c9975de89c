import type { Box, Condition, Scope } from '@/games/jime/content';
import { chance } from '@/kernel/random';
import type { Game } from './agenda';
import { statOf } from './limits';
import { adventureOf, heroCard, heroInPlay, standingHeroes } from './lookup';
import type { Context } from '@/games/jime/state';
import { carriedCount } from './carried';
import { figuresFrom } from './groupSize';
import { tokenSpace } from './mirror';
import { rememberedHeroes } from './remembered';
import { laidSpaces } from './storySpaces';

type ConditionOf<Is extends Condition['is']> = Extract<Condition, { is: Is }>;
type Conditions = {
  [Is in Condition['is']]: (game: Game, condition: ConditionOf<Is>, context: Context) => boolean;
};

/** Flags and counters of one scope. */
export const flagsOf = (game: Game, scope: Scope = 'adventure'): Record<string, number> =>
  scope === 'campaign' ? game.state.campaign.flags : adventureOf(game).flags;

/** The item itself, or a better card of its series. */
const isMadeFrom = ({ items }: Box, carried: string, item: string): boolean => {
  const [has, asked] = [items[carried], items[item]];
  if (!has || !asked || has.series !== asked.series) return false;
  return carried === item || (has.tier ?? 0) > (asked.tier ?? 0);
};

/** One function for each condition of the story language. */
const CONDITIONS: Conditions = {
  flag: (game, { flag, scope, atLeast = 1 }) => (flagsOf(game, scope)[flag] ?? 0) >= atLeast,
  not: (game, { condition }, context) => !holds(game, condition, context),
  all: (game, { of }, context) => of.every((one) => holds(game, one, context)),
  any: (game, { of }, context) => of.some((one) => holds(game, one, context)),
  some: (game, { of, atLeast }, context) => of.filter((one) => holds(game, one, context)).length >= atLeast,
  chance: ({ state }, { percent }) => chance(state.generator, percent, 100),
  triggered: (game, { trigger }) => adventureOf(game).triggersFired[trigger] === true,
  phase: (game, { phase }) => adventureOf(game).phase === phase,
  round: (game, { atLeast }) => adventureOf(game).round >= atLeast,
  threat: (game, { atLeast }) => adventureOf(game).threat >= atLeast,
  lore: ({ state }, { atLeast }) => state.campaign.lore >= atLeast,
  heroes: ({ state }, { atLeast = 0, atMost = Infinity }) =>
    state.campaign.heroes.length >= atLeast && state.campaign.heroes.length <= atMost,
  difficulty: ({ state }, { difficulty }) => state.campaign.difficulty === difficulty,
  inCompany: ({ state }, { hero }) => state.campaign.heroes.some((one) => one.hero === hero),
  acting: (game, { hero, role, race, item, title, remembered }, context) => {
    const { campaign } = game.state;
    const acting = campaign.heroes.find((one) => one.hero === context.hero);
    if (!acting) return false;
    return (
      (!hero || acting.hero === hero) &&
      (!role || acting.role === role) &&
      (!race || heroCard(game, acting.hero).race === race) &&
      (!item || acting.items.some((one) => isMadeFrom(game.content.box, one, item))) &&
      (!title || acting.titles.includes(title)) &&
      (!remembered || rememberedHeroes(game)[remembered] === acting.hero)
    );
  },
  remembered: (game, { as, scope }) =>
    Object.hasOwn(scope === 'campaign' ? (game.state.campaign.remembered ?? {}) : rememberedHeroes(game), as),
  raceInCompany: (game, { race }) =>
    game.state.campaign.heroes.some(({ hero }) => heroCard(game, hero).race === race),
  carries: (game, { thing, atLeast = 1 }) => carriedCount(game, thing) >= atLeast,
  companion: (game, { companion, goesWith, caught, hurt = 0, at }, { hero }) => {
    const token = adventureOf(game).tokens.find(({ id }) => id === companion);
    if (!token) return false;
    return (
      (!goesWith || (goesWith === 'anyone' ? token.with !== undefined : token.with === hero && !!hero)) &&
      (!caught || token.caught === true) &&
      (token.hurt ?? 0) >= hurt &&
      (!at || laidSpaces(game, at).some((space) => space === tokenSpace(game, token)))
    );
  },
  roleInCompany: ({ state }, { role }) => state.campaign.heroes.some((one) => one.role === role),
  stat: (game, { who, stat, atLeast }, context) =>
    (who === 'acting' ? [context.hero] : standingHeroes(game).map(({ hero }) => hero)).some(
      (hero) => hero !== undefined && statOf(game, hero, stat) >= atLeast,
    ),
  hasItem: ({ state, content }, { item }) =>
    state.campaign.heroes.some(({ items }) => items.some((one) => isMadeFrom(content.box, one, item))),
  hasBoon: (game, { boon }, { hero }) =>
    !game.state.mirror || (hero !== undefined && heroInPlay(game, hero).boons.includes(boon)),
  explored: (game, { tile }) => adventureOf(game).tiles.some(({ id, explored }) => id === tile && explored),
  tilesExplored: (game, { atLeast }) =>
    adventureOf(game).tiles.filter(({ explored }) => explored).length >= atLeast,
  tokenPlaced: (game, { token }) => adventureOf(game).tokens.some(({ id }) => id === token),
  groupDefeated: (game, { group }) => {
    const { defeatedGroups, groups } = adventureOf(game);
    return defeatedGroups.includes(group) && !groups.some(({ story }) => story === group);
  },
  groupsDefeated: (game, { atLeast }) => adventureOf(game).defeatedGroups.length >= atLeast,
  groupPlaced: (game, { group }) => adventureOf(game).groups.some(({ story }) => story === group),
  figures: (game, { group, atLeast }) => figuresFrom(game, group) >= atLeast,
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
