import type { Stat } from '@/games/jime/content';
import type { Game } from './agenda';
import { closePrompt, scheduleEffects } from './agenda';
import { addAnswerToChronicle } from './chronicle';
import type { PromptOf } from './lookup';
import { adventureOf, heroInPlay, requirePrompt, currentPromptOf, standingHeroes } from './lookup';
import { refuse } from '@/games/jime/state/refusals';
import type { Rule } from './rule';
import type { HeroId } from '@/games/jime/state';
import { renewUses } from './cardLimits';
import { resolveLastStand } from './lastStand';
import { resolveTerrainTest } from './terrainTests';

type Tested = PromptOf<'test' | 'lastStand'>;

/** Judged by pass or fail; the others ask for the number of successes (§107.3). */
const isPassOrFail = (prompt: Tested): boolean =>
  prompt.kind === 'lastStand' || prompt.judged.by === 'needed' || prompt.judged.by === 'terrain';

/** §25.2, §107 The stat is the one asked for, or one of those offered. */
export const statsOf = (prompt: Tested): Stat[] =>
  prompt.kind === 'lastStand' ? [prompt.stat] : prompt.stats;

/** Who may test: the hero named, or anyone who still stands; when nobody does, the answer is owed all the same. */
const testers = (game: Game, prompt: Tested): HeroId[] => {
  if (prompt.hero) return [prompt.hero];
  const able = standingHeroes(game);
  return (able.length > 0 ? able : adventureOf(game).heroes).map(({ hero }) => hero);
};

const checkTest = (game: Game, hero: HeroId, stat: Stat, passOrFail: boolean): void => {
  const prompt = requirePrompt(game, 'test', 'lastStand');
  heroInPlay(game, hero);
  if (isPassOrFail(prompt) !== passOrFail) refuse('test/wrong-kind');
  if (!testers(game, prompt).includes(hero)) refuse('test/wrong-hero', { hero });
  if (!statsOf(prompt).includes(stat)) refuse('test/wrong-stat', { stat });
};

const offersOf = (game: Game, passOrFail: boolean): { hero: HeroId; stat: Stat }[] => {
  const prompt = currentPromptOf(game, 'test', 'lastStand');
  if (!prompt || isPassOrFail(prompt) !== passOrFail) return [];
  return testers(game, prompt).flatMap((hero) => statsOf(prompt).map((stat) => ({ hero, stat })));
};

/** §107.3 Passed or failed. */
export const passTest: Rule<'passTest'> = {
  check: (game, { hero, stat }) => checkTest(game, hero, stat, true),
  play: (game, { hero, passed }) => {
    const prompt = requirePrompt(game, 'test', 'lastStand');
    renewUses(game, 'test');
    if (prompt.kind === 'lastStand') return resolveLastStand(game, prompt, passed);
    closePrompt(game);
    addAnswerToChronicle(game, { line: passed ? 'chronicle.passed' : 'chronicle.failed', hero }, hero);
    const { judged, context } = prompt;
    if (judged.by === 'terrain') return resolveTerrainTest(game, judged, hero, passed);
    if (judged.by === 'needed')
      scheduleEffects(game, passed ? judged.pass : judged.fail, { ...context, hero });
  },
  offers: (game) =>
    offersOf(game, true).flatMap((offer) => [true, false].map((passed) => ({ ...offer, passed }))),
};

/** The best line that a number reaches. */
export const lineReached = <Line extends { atLeast: number }>(
  lines: readonly Line[],
  count: number,
): Line | undefined =>
  lines
    .filter(({ atLeast }) => atLeast <= count)
    .reduce<Line | undefined>(
      (high, line) => (high && high.atLeast >= line.atLeast ? high : line),
      undefined,
    );

/** Beyond this a test of five cards cannot go; offers stop here, the table may enter more. */
const MOST_OFFERED = 10;

/** §107.3 The successes are counted with − and +; a cumulative test adds them to those of earlier attempts. §103.5 Successes to spare have no effect. */
export const countTest: Rule<'countTest'> = {
  check: (game, { hero, stat }) => checkTest(game, hero, stat, false),
  play: (game, { hero, successes }) => {
    const { judged, context } = requirePrompt(game, 'test');
    closePrompt(game);
    renewUses(game, 'test');
    addAnswerToChronicle(game, { line: 'chronicle.successes', hero, count: successes }, hero);
    const by = { ...context, hero };
    if (judged.by === 'counted') scheduleEffects(game, lineReached(judged.lines, successes)?.effects, by);
    if (judged.by === 'cumulative') {
      const total = gather(game, judged.name, successes, judged.needed);
      scheduleEffects(game, total >= judged.needed ? judged.pass : judged.notYet, by);
    }
  },
  offers: (game) =>
    offersOf(game, false).flatMap((offer) =>
      Array.from({ length: MOST_OFFERED + 1 }, (_, successes) => ({ ...offer, successes })),
    ),
};

/** §107.3 What a cumulative test has gathered over attempts and heroes. */
const gather = (game: Game, name: string, successes: number, needed: number): number => {
  const gathered = adventureOf(game).successes;
  const total = Math.min(needed, (gathered[name] ?? 0) + successes);
  gathered[name] = total;
  return total;
};
