import type { Effect, Judged, Stat } from '@/games/jime/content';
import type { NestingDo, NestingEffect } from '@/games/jime/content/branches';
import { branchesOf, isNesting } from '@/games/jime/content/branches';
import { isMark } from '@/games/jime/content/steps';
import type { HeroId } from '@/games/jime/play';
import type { Table } from '../table/table';
import { chanceOf, expectedGain } from '../table/testing';
import type { ActingWith } from './effectWorth';
import { forCompany, plainEffectWorth } from './effectWorth';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const best = (values: readonly number[]): number => Math.max(0, ...values);
const mean = (values: readonly number[]): number => sum(values) / Math.max(1, values.length);

/** What may be expected of an effect by what its branches are worth: the company picks, or chance does. */
const EXPECTED: Record<NestingDo, (branches: readonly number[]) => number> = {
  choice: best,
  dialogue: best,
  random: mean,
  headcount: mean,
  test: mean,
  // Without `else` nothing happens half the time.
  if: (branches) => sum(branches) / 2,
};

const nested = (table: Table, effect: NestingEffect, by: ActingWith): number =>
  EXPECTED[effect.do](branchesOf(effect).map(({ effects }) => worthOf(table, effects, by)));

/** What so many successes bring in a test of the story. */
export const gainOfTest = (table: Table, judged: Judged, by: ActingWith): ((successes: number) => number) => {
  if (judged.by === 'needed') {
    const [pass, fail] = [worthOf(table, judged.pass, by), worthOf(table, judged.fail, by)];
    return (successes) => (successes >= judged.needed ? pass : fail);
  }
  if (judged.by === 'counted') {
    const lines = judged.lines.map(({ atLeast, effects }) => ({
      atLeast,
      worth: worthOf(table, effects, by),
    }));
    return (successes) =>
      lines.reduce(
        (best, line) => (line.atLeast <= successes && line.atLeast >= best.atLeast ? line : best),
        { atLeast: -1, worth: 0 },
      ).worth;
  }
  const needed = forCompany(table, judged.needed) - (table.state.adventure?.successes[judged.name] ?? 0);
  const pass = Math.max(1, worthOf(table, judged.pass, by));
  return (successes) => (pass * Math.min(needed, successes)) / Math.max(1, needed);
};

/** §25.2 The stat of those offered that promises most. */
export const bestStat = (
  table: Table,
  hero: HeroId,
  stats: readonly Stat[],
  judged: Judged,
  by: ActingWith,
): Stat => {
  const gain = gainOfTest(table, judged, by);
  const promise = (stat: Stat): number => expectedGain(table, hero, { stat, purpose: 'story', gain });
  return stats.reduce((best, stat) => (promise(stat) > promise(best) ? stat : best));
};

const testWorth = (table: Table, effect: Extract<Effect, { do: 'test' }>, by: ActingWith): number => {
  if (!by.hero) return nested(table, effect, by);
  const { hero } = by;
  const { judged, stats } = effect;
  if (judged.by === 'needed') {
    const [pass, fail] = [worthOf(table, judged.pass, by), worthOf(table, judged.fail, by)];
    const chance = Math.max(...stats.map((stat) => chanceOf(table, hero, stat, judged.needed)));
    return chance * pass + (1 - chance) * fail;
  }
  const gain = gainOfTest(table, judged, by);
  return Math.max(...stats.map((stat) => expectedGain(table, hero, { stat, purpose: 'story', gain })));
};

/** Effects that nobody weighs: words, and, but for those who seek the unseen, the marks of visited steps. */
const isWeighed = (effect: Effect): boolean =>
  effect.do !== 'message' && effect.do !== 'next' && !(effect.do === 'flag' && isMark(effect.flag));

const weighed = new WeakMap<readonly Effect[], readonly Effect[]>();

const weighedOf = (effects: readonly Effect[]): readonly Effect[] => {
  const kept = weighed.get(effects) ?? effects.filter(isWeighed);
  weighed.set(effects, kept);
  return kept;
};

/** What a list of effects is worth to the company, in points. */
export const worthOf = (table: Table, effects: readonly Effect[], by: ActingWith): number => {
  let worth = 0;
  for (const effect of table.seen ? effects : weighedOf(effects)) {
    if (effect.do === 'test') worth += testWorth(table, effect, by);
    else if (isNesting(effect)) worth += nested(table, effect, by);
    else worth += plainEffectWorth(table, effect, by);
  }
  return worth;
};
