import type { AbilityEffect, Target } from '@/games/jime/content';
import type { HeroId } from '@/games/jime/play';
import { standingHeroes } from '@/games/jime/play';
import type { Use } from '../table/cards';
import type { Table } from '../table/table';
import { deckOf } from '../table/table';
import type { Happening } from './happening';
import { isRace } from './races';
import { isWithin } from './reach';
import { worthFor } from './values';

/** What surrounds an effect as it is carried out: whose it is, what it answers, whom the one before it chose. */
export interface Setting {
  use: Use;
  event: Happening;
  chosen?: HeroId | undefined;
}

const candidates = (table: Table, owner: HeroId, to: Exclude<Target, string>): HeroId[] =>
  standingHeroes(table)
    .map(({ hero }) => hero)
    .filter((hero) => isWithin(table, owner, hero, to))
    .filter((hero) => !to.race || isRace(table, hero, to.race))
    .filter((hero) => {
      const { having } = to;
      return !having || deckOf(table, hero).prepared.some(({ traits }) => traits.includes(having));
    });

/** On whom an effect falls: of those who may be chosen, whoever needs it most. */
export const targetsOf = (table: Table, effect: AbilityEffect, { use, event, chosen }: Setting): HeroId[] => {
  const to: Target | undefined = 'to' in effect ? effect.to : undefined;
  if (to === undefined) return [use.owner];
  if (to === 'them') return [event.hero];
  if (to === 'same') return [chosen ?? use.owner];
  const able = candidates(table, use.owner, to);
  if (to.heroes === 'all') return able;
  return able
    .map((hero) => ({ hero, worth: worthFor(table, hero, effect, { use, event }) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, to.heroes)
    .map(({ hero }) => hero);
};

/** What a list of effects is worth to the company. */
export const worthOfEffects = (table: Table, effects: readonly AbilityEffect[], setting: Setting): number => {
  let { chosen } = setting;
  let worth = 0;
  for (const effect of effects) {
    const heroes = targetsOf(table, effect, { ...setting, chosen });
    for (const hero of heroes) worth += worthFor(table, hero, effect, setting);
    chosen = heroes[0] ?? chosen;
  }
  return worth;
};
