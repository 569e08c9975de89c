import type { Effect, Judged, PerCompany, Stat } from '@/games/jime/content';
import type { NestingDo, NestingEffect } from '@/games/jime/content/branches';
import { branchesOf, isNesting } from '@/games/jime/content/branches';
import { isMark } from '@/games/jime/content/steps';
import type { HeroId } from '@/games/jime/play';
import { forecast, standingHeroes } from '@/games/jime/play';
import { harm } from '../table/suffering';
import type { Table } from '../table/table';
import { chanceOf, expectedGain } from '../table/testing';
import type { StoryElement } from './storyProgress';
import { progressToObjectives, tilesOf } from './storyProgress';
import { unseenWorth, unseenStepWorth } from './unseenSteps';

/** What an objective done is worth; a point is about one threat. */
const OBJECTIVE = 12;
const WON = 40;

export const storyOf = ({ state, content }: Table) => {
  const story = content.adventures[state.adventure?.id ?? ''];
  if (!story) throw new Error('no adventure is being played');
  return story;
};

type Leads = ReturnType<typeof progressToObjectives>;
/** Asked of every thing at every turn, and the same until an objective is done. */
const last = new WeakMap<Table, { adventure: string; done: number; leads: Leads }>();

const leadsNow = (table: Table): Leads => {
  const { id = '', objectivesDone = [] } = table.state.adventure ?? {};
  const kept = last.get(table);
  if (kept?.adventure === id && kept.done === objectivesDone.length) return kept.leads;
  const leads = progressToObjectives(storyOf(table), objectivesDone);
  last.set(table, { adventure: id, done: objectivesDone.length, leads });
  return leads;
};

/** What a thing is worth because of where it leads. */
export const progressWorth = (table: Table, thing: StoryElement): number =>
  Math.max(OBJECTIVE * table.notes.purpose * (leadsNow(table).get(thing) ?? 0), unseenWorth(table, thing));

/** Shadow phases until the bar is full. */
export const roundsLeft = (table: Table): number => forecast(table).full.rounds;

const forCompany = ({ state }: Table, value: PerCompany): number =>
  typeof value === 'number'
    ? value
    : (value[Math.min(3, Math.max(0, state.campaign.heroes.length - 2))] ?? 0);

/** Whom an effect falls on, as a number of heroes. */
const manyOf = (table: Table, who: string): number => (who === 'each' ? standingHeroes(table).length : 1);

const costOf = (table: Table, enemy: string, figures: number): number =>
  table.content.box.enemies[enemy]?.threatCost?.[figures - 1] ?? 20;

/** An enemy costs about this share of its threat cost, in points. */
const ENEMY = 0.3;

const flagWorth = (table: Table, flag: string, campaign: boolean): number => {
  if (isMark(flag)) return unseenStepWorth(table, flag);
  if (campaign) return 0;
  const held = table.state.adventure?.flags[flag] ?? 0;
  return held > 0 ? 0 : Math.max(0.5, 0.5 * progressWorth(table, `flag:${flag}`));
};

const removed = (table: Table, token: string | undefined): number => {
  const kind = table.state.adventure?.tokens.find(({ id }) => id === token)?.kind;
  if (kind === 'threat') return Math.min(6, 0.8 * roundsLeft(table));
  return kind === 'darkness' ? 1 : 0;
};

/** For whom something would happen: who acts, and with which token. */
export interface ActingWith {
  hero: HeroId | null;
  token?: string | undefined;
}

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

const GAINS: Partial<Record<Effect['do'], number>> = {
  title: 2,
  trinket: 3,
  boon: 0.8,
  weakness: -1.5,
  scout: 0.6,
  exhaust: 1.5,
  join: 1,
  free: 2,
  seize: -2,
};

const simple = (table: Table, effect: Effect, by: ActingWith): number => {
  switch (effect.do) {
    case 'threat':
    case 'harm':
      return -effect.by;
    case 'suffer':
      return by.hero
        ? -manyOf(table, effect.who) * 0.6 * harm(table, by.hero, effect)
        : -(effect.damage + effect.fear);
    case 'attack':
      return -(effect.damage + effect.fear);
    case 'recover':
      return 0.5 * manyOf(table, effect.who) * (effect.damage + effect.fear);
    case 'inspiration':
      return manyOf(table, effect.who) * effect.count;
    case 'lore':
      return 1.5 * effect.count;
    case 'xp':
      return 2 * effect.count;
    case 'objective':
      return effect.mark === 'done' ? objectiveWorth(table, effect.objective) : 0;
    case 'end':
      return storyOf(table).resolutions.find(({ id }) => id === effect.resolution)?.outcome === 'won'
        ? WON
        : -WON;
    case 'flag':
      return effect.set > 0 ? flagWorth(table, effect.flag, effect.scope === 'campaign') : 0;
    case 'count':
      return 0.5 * progressWorth(table, `flag:${effect.flag}`);
    default:
      return placed(table, effect, by);
  }
};

/** §67.3 The last objective wins the adventure. */
const objectiveWorth = (table: Table, objective: string): number => {
  const done = table.state.adventure?.objectivesDone ?? [];
  if (done.includes(objective)) return 0;
  return table.notes.purpose * (done.length + 1 >= storyOf(table).objectives.length ? WON : OBJECTIVE);
};

/** What comes onto the map or leaves it. */
const placed = (table: Table, effect: Effect, { token }: ActingWith): number => {
  const { state } = table;
  switch (effect.do) {
    case 'reveal':
      return Math.max(
        0.5,
        ...tilesOf(storyOf(table), effect.block, effect.tiles).map(
          (tile) => 0.8 * progressWorth(table, tile),
        ),
      );
    case 'placeTokens':
      return Math.max(0.5, ...effect.tokens.map((one) => 0.8 * progressWorth(table, `token:${one}`)));
    case 'replaceToken':
      return 0.8 * progressWorth(table, `token:${effect.by}`);
    case 'draw':
      return 1;
    case 'removeToken':
      return removed(table, effect.token ?? token);
    case 'spawn': {
      const group = storyOf(table).groups.find(({ id }) => id === effect.group);
      const lead = 0.5 * progressWorth(table, `group:${effect.group}`);
      return group ? lead - ENEMY * costOf(table, group.enemy, forCompany(table, group.figures)) : 0;
    }
    case 'encounter':
      return -ENEMY * forCompany(table, effect.budget);
    case 'removeGroup':
      return state.adventure?.groups.some(({ story }) => story === effect.group)
        ? 4 + progressWorth(table, `group:${effect.group}`)
        : 0;
    case 'bonus':
      return -2;
    case 'applyHits':
      return 0.4 * effect.hits;
    case 'darkness':
      return effect.everywhere ? -4 : 4;
    default:
      return GAINS[effect.do] ?? 0;
  }
};

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
    else worth += simple(table, effect, by);
  }
  return worth;
};
