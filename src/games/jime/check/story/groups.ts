import type { Adventure, Moment, StoryGroup } from '@/games/jime/content/schema/adventure';
import type { Box } from '@/games/jime/content/schema/box';
import type { Effect } from '@/games/jime/content/schema/effects';
import { mostOnMap } from './mostOnMap';
import type { AdventureRule, CompanyCase, Report } from './rule';
import { COMPANY_CASES, forHeroes } from './rule';
import type { FoundEffect, Survey } from './survey';

type EffectOf<Do extends Effect['do']> = Extract<Effect, { do: Do }>;

/** How many figures a group has for a company, if the box has them. */
export const figuresOf = (
  { enemy, figures, hard }: StoryGroup,
  box: Box,
  { heroes, hard: isHard }: CompanyCase,
): number =>
  Math.min(
    box.enemies[enemy]?.maxFigures ?? 0,
    Math.max(1, forHeroes(figures, heroes) + (isHard ? forHeroes(hard?.figures ?? 0, heroes) : 0)),
  );

/** The most figures that a budget buys, group by group. */
const mostBought = (costs: readonly number[], budget: number): number =>
  Math.max(
    0,
    ...costs.map((cost, index) => (cost > budget ? 0 : index + 1 + mostBought(costs, budget - cost))),
  );

const figuresBought = (
  { enemies, budget, hard }: EffectOf<'encounter'>,
  box: Box,
  enemy: string,
  { heroes, hard: isHard }: CompanyCase,
): number =>
  enemies.includes(enemy)
    ? mostBought(
        box.enemies[enemy]?.threatCost ?? [],
        forHeroes(budget, heroes) + (isHard ? forHeroes(hard ?? 0, heroes) : 0),
      )
    : 0;

/** The group whose fall brings on whatever this is part of; or whose wounds do, where it is taken away then. */
const fallenBefore = ({ triggers }: Adventure, { owner }: FoundEffect): string | undefined => {
  const trigger = owner.part === 'triggers' ? triggers.find(({ id }) => id === owner.id) : undefined;
  const on = trigger?.on;
  if (on?.moment === 'groupDefeated') return on.group;
  const isTaken = trigger?.effects.some((one) => one.do === 'removeGroup' && one.group === groupIn(on));
  return isTaken ? groupIn(on) : undefined;
};

const groupIn = (on: Moment | undefined): string | undefined =>
  on?.moment === 'groupHealth' ? on.group : undefined;

/** Groups that come only once another has fallen take its figures over. */
const heirs = (adventure: Adventure, survey: Survey): Map<string, string> => {
  const found = new Map<string, string>();
  for (const one of survey.effects) {
    const { effect, guards } = one;
    if (effect.do !== 'spawn') continue;
    const fallen = fallenBefore(adventure, one);
    if (fallen !== undefined && fallen !== effect.group) found.set(effect.group, fallen);
    for (const guard of guards)
      if (guard.is === 'groupDefeated' && guard.group !== effect.group) found.set(effect.group, guard.group);
  }
  return found;
};

/** Whether one effect is sure to be played before another, if both are: the set-up comes first, thresholds in their order. */
const comesBefore = (one: FoundEffect, other: FoundEffect, { effects }: Survey): boolean => {
  if (one.owner.part === 'setup' && other.owner.part !== 'setup') return true;
  if (one.owner.part !== other.owner.part || !['setup', 'threat'].includes(one.owner.part)) return false;
  return one.owner.id === other.owner.id
    ? effects.indexOf(one) < effects.indexOf(other)
    : Number(one.owner.id) < Number(other.owner.id);
};

/** Encounters that may take the figures of a group still to come; one that follows it makes do with what is left. */
const takingFirst = (survey: Survey, isOfKind: (group: string) => boolean): Set<Effect> => {
  const spawns = survey.effects.filter(({ effect }) => effect.do === 'spawn' && isOfKind(effect.group));
  const encounters = survey.effects.filter(({ effect }) => effect.do === 'encounter');
  const first = encounters.filter((one) => spawns.some((spawn) => !comesBefore(spawn, one, survey)));
  return new Set(first.map(({ effect }) => effect));
};

/**
 * The most figures of a kind that a company may need at once: those of all its groups; or, where encounters may come first,
 * theirs and those of all groups but the smallest, with one left for it.
 */
const mostFigures = (
  box: Box,
  adventure: Adventure,
  survey: Survey,
  enemy: string,
  companyCase: CompanyCase,
): number => {
  const kin = adventure.groups.filter((one) => one.enemy === enemy);
  const inherits = heirs(adventure, survey);
  const figures = (id: string | undefined): number => {
    const one = kin.find((group) => group.id === id);
    return one ? figuresOf(one, box, companyCase) : 0;
  };
  const takers = takingFirst(survey, (id) => kin.some((group) => group.id === id));
  const spawned = mostOnMap(adventure, (effect) =>
    effect.do === 'spawn' ? Math.max(0, figures(effect.group) - figures(inherits.get(effect.group))) : 0,
  );
  const taken = mostOnMap(adventure, (effect) =>
    effect.do === 'encounter' && takers.has(effect) ? figuresBought(effect, box, enemy, companyCase) : 0,
  );
  const smallest = Math.min(...kin.map(({ id }) => figures(id)));
  return taken === 0 ? spawned : Math.max(spawned, spawned - smallest + taken + 1);
};

/** As many figures as may stand on the map together: the box holds no more. */
const checkFigures = (box: Box, adventure: Adventure, survey: Survey, report: Report): void => {
  for (const enemy of new Set(adventure.groups.map((group) => group.enemy))) {
    const held = box.enemies[enemy]?.figuresInBox ?? 0;
    const worst = Math.max(
      ...COMPANY_CASES.map((companyCase) => mostFigures(box, adventure, survey, enemy, companyCase)),
    );
    if (box.enemies[enemy] && worst > held)
      report(
        `groups.${adventure.groups.find((group) => group.enemy === enemy)?.id ?? ''}.figures`,
        `up to ${worst} figures of ${enemy} may be on the map together, and the box holds ${held}; spawn fewer, or one group only when another is defeated`,
      );
  }
};

/** As many elite banners as elite groups that may stand on the map together (§49). */
const checkBanners = (box: Box, adventure: Adventure, survey: Survey, report: Report): void => {
  const inherits = heirs(adventure, survey);
  const hardened = new Set(
    survey.effects.flatMap(({ effect }) => (effect.do === 'bonus' ? [effect.group] : [])),
  );
  const elites = mostOnMap(adventure, (effect) => {
    const one = effect.do === 'spawn' ? adventure.groups.find(({ id }) => id === effect.group) : undefined;
    if (!one || inherits.has(one.id)) return 0;
    return one.bonuses?.flat().length || one.hard?.bonuses?.length || hardened.has(one.id) ? 1 : 0;
  });
  const banners = box.tokens['elite-banner']?.assumedCount ?? 0;
  if (elites > banners)
    report(
      'groups',
      `up to ${elites} elite groups may be on the map together, and there are ${banners} elite banners; give fewer groups bonuses`,
    );
};

/** The enemies of an adventure find figures and banners in the box, whatever the company. */
export const groups: AdventureRule = ({ box }, adventure, survey, report) => {
  checkFigures(box, adventure, survey, report);
  checkBanners(box, adventure, survey, report);
};
