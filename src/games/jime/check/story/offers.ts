import { effectListsOf } from '@/games/jime/content/effectLists';
import type { Adventure } from '@/games/jime/content/schema/adventure';
import type { Condition } from '@/games/jime/content/schema/conditions';
import type { Effect, Option } from '@/games/jime/content/schema/effects';
import type { AdventureRule } from './rule';
import { COMPANIES } from './rule';
import type { FoundEffect } from './survey';

const same = (one: Condition, other: Condition): boolean => JSON.stringify(one) === JSON.stringify(other);

const opposed = (one: Condition, other: Condition): boolean =>
  (one.is === 'not' && same(one.condition, other)) || (other.is === 'not' && same(other.condition, one));

/** Whether what a condition asks of the company alone holds for so many heroes; undefined when it asks something else. */
const asksCompany = (condition: Condition, heroes: number): boolean | undefined => {
  if (condition.is !== 'heroes') return undefined;
  return heroes >= (condition.atLeast ?? 0) && heroes <= (condition.atMost ?? Infinity);
};

const alwaysOne = (options: readonly Option[]): boolean => {
  const conditions = options.flatMap(({ when }) => (when ? [when] : []));
  if (conditions.length < options.length) return true;
  if (conditions.some((one) => conditions.some((other) => opposed(one, other)))) return true;
  if (
    ['normal', 'hard'].every((difficulty) =>
      conditions.some((one) => one.is === 'difficulty' && one.difficulty === difficulty),
    )
  )
    return true;
  return COMPANIES.every((heroes) => conditions.some((one) => asksCompany(one, heroes)));
};

/** A choice always offers something. */
export const choicesOfferSomething: AdventureRule = (_, __, { effects }, report) => {
  for (const { path, effect } of effects)
    if (effect.do === 'choice' && !alwaysOne(effect.options))
      report(
        `${path}.options`,
        'each has a condition, so none may be offered; leave one without, or oppose two',
      );
};

/** A die is thrown when the story gets there; a boon is asked about where the table can answer. */
export const askedInPlace: AdventureRule = (_, __, { conditions }, report) => {
  for (const { path, condition, asking: how } of conditions) {
    if (condition.is === 'chance' && how === 'offer')
      report(path, 'chance in an offer would be thrown at every look; put it in an `if` among the effects');
    if (condition.is === 'hasBoon' && how === 'story')
      report(
        path,
        'only the table knows its boons; ask in the `when` of an option or interaction whose text says so',
      );
  }
};

/** What a company would gladly have again and again. */
const isReward = (effect: Effect): boolean =>
  ['lore', 'xp', 'inspiration', 'boon', 'recover', 'scout'].includes(effect.do) ||
  (effect.do === 'threat' && effect.by < 0);

/** What keeps an interaction from being used again: its token goes, or the story does. */
const isSpent = (id: string, effect: Effect): boolean =>
  ((effect.do === 'removeToken' || effect.do === 'replaceToken') && (effect.token ?? id) === id) ||
  (effect.do === 'removeTerrain' && effect.terrain === id) ||
  effect.do === 'end';

const within = (effects: readonly FoundEffect[], path: string): Effect[] =>
  effects.flatMap((found) => (found.path.startsWith(`${path}.`) ? [found.effect] : []));

/** The interactions that can be used again and again, with what they do. */
const endless = (
  adventure: Adventure,
  effects: readonly FoundEffect[],
): { path: string; inside: Effect[] }[] =>
  effectListsOf(adventure).flatMap(({ part, id, offer }) => {
    if (!offer || part === 'actions') return [];
    const inside = within(effects, offer.path);
    const isOver = offer.when !== undefined || inside.some((effect) => isSpent(id, effect));
    return isOver ? [] : [{ path: offer.path, inside }];
  });

/** Nothing good can be had for ever: a token that rewards is used up, or asks a condition that the story changes. */
export const rewardsUsedUp: AdventureRule = (_, adventure, { effects }, report) => {
  for (const { path, inside } of endless(adventure, effects))
    if (inside.some(isReward))
      report(path, 'rewards every time it is used; remove the token, replace it, or add a `when`');
};

/** By how much threat may be lowered in all: each effect counts once, one that can be played again has no limit. */
export const totalThreatLowered = (adventure: Adventure, effects: readonly FoundEffect[]): number => {
  const again = [
    ...endless(adventure, effects).map(({ path }) => path),
    ...adventure.triggers.filter((trigger) => trigger.again).map(({ id }) => `triggers.${id}`),
    ...(adventure.actions ?? []).map(({ id }) => `actions.${id}`),
  ];
  return effects.reduce((sum, { path, effect }) => {
    if (effect.do !== 'threat' || effect.by >= 0) return sum;
    return again.some((root) => path.startsWith(`${root}.`)) ? Infinity : sum - effect.by;
  }, 0);
};

/** Threat that can be lowered for ever would keep the adventure from ending (§21.2). */
export const threatBarFills: AdventureRule = (_, { triggers, actions = [] }, { effects }, report) => {
  const lowers = (path: string): boolean =>
    within(effects, path).some((effect) => effect.do === 'threat' && effect.by < 0);
  for (const { id, again, when } of triggers)
    if (again && !when && lowers(`triggers.${id}`))
      report(
        `triggers.${id}`,
        'lowers threat every time, so the bar may never fill; drop `again` or add a `when`',
      );
  for (const { id, when } of actions)
    if (!when && lowers(`actions.${id}`))
      report(
        `actions.${id}`,
        'lowers threat as often as it is taken, so the bar may never fill; add a `when`',
      );
};
