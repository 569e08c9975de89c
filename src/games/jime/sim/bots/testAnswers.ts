import type { Stat, TokenKind } from '@/games/jime/content';
import type { HeroId } from '@/games/jime/play';
import { standingHeroes } from '@/games/jime/play';
import { happen } from '../abilities/happen';
import type { Table } from '../table/table';
import { act } from '../table/table';
import { expectedGain, makeTest } from '../table/testing';
import type { PromptOf } from './plainAnswers';
import { best } from './best';
import { bestStat, gainOfTest } from './worth';

const tokenKind = ({ content, state }: Table, token: string | undefined): TokenKind | undefined =>
  content.adventures[state.adventure?.id ?? '']?.tokens.find(({ id }) => id === token)?.kind;

export const judgeStory = (table: Table, prompt: PromptOf<'test'>): void => {
  const { judged, stats, context } = prompt;
  if (judged.by === 'terrain') return judgeTerrain(table, prompt, judged.needed);
  const by = { hero: prompt.hero, token: context.token };
  const gain = gainOfTest(table, judged, by);
  const hero = prompt.hero ?? tester(table, stats, gain);
  const stat = bestStat(table, hero, stats, judged, by);
  const token = tokenKind(table, context.token);
  const purpose = token ? 'interaction' : 'story';
  const successes = makeTest(table, hero, { stat, purpose, gain, about: { token } });
  if (judged.by === 'needed')
    act(table, { type: 'passTest', hero, stat, passed: successes >= judged.needed });
  else act(table, { type: 'countTest', hero, stat, successes });
};

/** Who makes a test that anyone may make: the best, or whoever sits first. */
const tester = (table: Table, stats: readonly Stat[], gain: (successes: number) => number): HeroId => {
  const heroes = standingHeroes(table).map(({ hero }) => hero);
  const able = heroes.length > 0 ? heroes : (table.state.adventure?.heroes ?? []).map(({ hero }) => hero);
  const promise = (hero: HeroId): number =>
    Math.max(...stats.map((stat) => expectedGain(table, hero, { stat, purpose: 'story', gain })));
  return (table.policy.weighsOdds ? best(able, promise) : able[0]) ?? '';
};

/** What passing a test of terrain is worth. */
const TERRAIN = 2;

const judgeTerrain = (table: Table, { hero, stats }: PromptOf<'test'>, needed: number): void => {
  const [stat] = stats;
  if (!hero || !stat) throw new Error('terrain tests someone in something');
  const gain = (successes: number): number => (successes >= needed ? TERRAIN : 0);
  const successes = makeTest(table, hero, { stat, purpose: 'story', gain });
  act(table, { type: 'passTest', hero, stat, passed: successes >= needed });
};

/** What standing is worth: everything at hand is spent on it. */
const TO_STAND = 20;

export const standLast = (table: Table, { hero, stat, needed }: PromptOf<'lastStand'>): void => {
  const gain = (successes: number): number => (successes >= needed ? TO_STAND : 0);
  const passed = makeTest(table, hero, { stat, purpose: 'lastStand', gain }) >= needed;
  const cause = table.notes.hurtBy[hero] ?? 'story';
  table.notes.lastStands.push({ hero, cause, failed: !passed });
  act(table, { type: 'passTest', hero, stat, passed });
  happen(table, { at: 'lastStandOver', hero });
};
