import type { Effect, Stat } from '@/games/jime/content';
import type { CommandType, HeroId, Line, LineWho, Prompt } from '@/games/jime/play';
import {
  activationWays,
  fallbackPaths,
  isLine,
  legalCommands,
  optionsOffered,
  standingHeroes,
} from '@/games/jime/play';
import { chance, pick } from '@/kernel/random';
import { cardsOf } from '../table/cards';
import { addPrepared, addWeakness, discard, discardPrepared, resetDeck, reveal, scout } from '../table/deck';
import { harm, cardsBeforeLastStand, strengthOf, suffer } from '../table/suffering';
import type { Table } from '../table/table';
import { act, deckOf, heroOf, currentPrompt, withNoise } from '../table/table';
import { expectedGain, makeTest } from '../table/testing';
import { toll } from '../table/weapons';
import { scouting } from './scouting';
import type { ActingWith } from './worth';
import { bestStat, gainOfTest, worthOf } from './worth';

type PromptOf<Kind extends Prompt['kind']> = Extract<Prompt, { kind: Kind }>;
type Answers = { [Kind in Prompt['kind']]: (table: Table, prompt: PromptOf<Kind>) => void };

const proceed = (table: Table): void => act(table, { type: 'continue' });

/** The first of those with the highest score. */
const best = <Item>(items: readonly Item[], score: (item: Item) => number): Item | undefined => {
  let found: Item | undefined;
  let most = -Infinity;
  for (const item of items) {
    const value = score(item);
    if (value > most) [found, most] = [item, value];
  }
  return found;
};

/** Heroes on the map that a line is for; of whoever stands here only a company at a real table knows. */
const heroesFor = (table: Table, who: LineWho): HeroId[] =>
  standingHeroes(table)
    .map(({ hero }) => hero)
    .filter((hero) => who === 'each' || (who !== 'here' && who.includes(hero)));

/** What the app can only ask of the table: cards shuffled in, cards scouted, a title prepared. */
const doLine = (table: Table, line: Line): void => {
  if (line.line === 'effect.weakness')
    for (const hero of heroesFor(table, line.who))
      for (let { count } = line; count > 0; count -= 1) addWeakness(deckOf(table, hero), table.dice);
  if (line.line === 'effect.scout')
    for (const hero of heroesFor(table, line.who))
      scout(deckOf(table, hero), line.count, scouting(table, hero), table.dice);
  if (line.line === 'effect.title') {
    const card = cardsOf(table.content.box)[line.title];
    if (card && table.decks[line.hero]) addPrepared(deckOf(table, line.hero), card);
  }
};

/** A page is read, and what stands on it and at its foot is done. */
const readOut = (table: Table, prompt: PromptOf<'message' | 'threshold' | 'ending'>): void => {
  const pages = 'pages' in prompt ? prompt.pages : [prompt.text];
  for (const text of [...pages, ...(prompt.foot ?? [])]) if ('line' in text) doLine(table, text);
  proceed(table);
};

/** §74, §84.2 Decks are reset, except before the first round, and everyone scouts. */
const rally = (table: Table, { steps }: PromptOf<'rally'>): void => {
  for (const { hero } of standingHeroes(table)) {
    const deck = deckOf(table, hero);
    for (const step of steps) {
      if (isLine(step, 'rally.reset')) resetDeck(deck, table.dice);
      if (isLine(step, 'rally.scout')) scout(deck, step.count, scouting(table, hero), table.dice);
    }
  }
  proceed(table);
};

const judgeStory = (table: Table, prompt: PromptOf<'test'>): void => {
  const { judged, stats, context } = prompt;
  if (judged.by === 'terrain') return judgeTerrain(table, prompt, judged.needed);
  const by = { hero: prompt.hero, token: context.token };
  const gain = gainOfTest(table, judged, by);
  const hero = prompt.hero ?? tester(table, stats, gain);
  const stat = bestStat(table, hero, stats, judged, by);
  const successes = makeTest(table, hero, { stat, purpose: 'story', gain });
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

const standLast = (table: Table, { hero, stat, needed }: PromptOf<'lastStand'>): void => {
  const gain = (successes: number): number => (successes >= needed ? TO_STAND : 0);
  const passed = makeTest(table, hero, { stat, purpose: 'story', gain }) >= needed;
  const cause = table.notes.hurtBy[hero] ?? 'story';
  table.notes.lastStands.push({ hero, cause, failed: !passed });
  act(table, { type: 'passTest', hero, stat, passed });
};

/** §17.9 What an attack does besides, as far as only the table can do it. */
const afterAttack = (table: Table, { hero, effect }: PromptOf<'attack'>, through: boolean): void => {
  if (!effect || !table.state.adventure || heroOf(table, hero).defeated) return;
  if (effect.when !== 'always' && (effect.when === 'suffered') !== through) return;
  const deck = deckOf(table, hero);
  if (effect.kind === 'discardPrepared')
    for (const card of deck.prepared.slice(0, effect.count)) discardPrepared(deck, card);
  if (effect.kind === 'discardDeck') discard(deck, ...reveal(deck, effect.count, table.dice));
};

/** The mirror asks what an attack did besides: a boon is given up, and the hero goes where nobody waits. */
const tellMirror = (table: Table, { what, hero }: PromptOf<'tellMirror'>): void => {
  const [boon] = heroOf(table, hero).boons;
  if (what === 'boon' && boon) return act(table, { type: 'setBoon', hero, boon, has: false });
  const ways = what === 'moved' ? legalCommands(table.state, table.content, ['move']) : [];
  const threatened = (command: (typeof ways)[number]): number =>
    command.type === 'move'
      ? (table.state.adventure?.groups.filter(({ space }) => space === command.space).length ?? 0)
      : 0;
  act(table, best(ways, (way) => -threatened(way)) ?? { type: 'continue' });
};

/** Room a hero has for what is coming. */
const sturdy = (table: Table, hero: HeroId): number =>
  Math.min(cardsBeforeLastStand(table, hero, 'damage'), cardsBeforeLastStand(table, hero, 'fear'));

/** §8.4, §8.5 Of equal ways the company takes the one that hurts least; with none the group only comes nearer. */
const activate = (table: Table, prompt: PromptOf<'activation'>): void => {
  const ways = activationWays(table, prompt);
  if (!ways) return byTheRules(table);
  const way = best([...ways.keys()], (index) => {
    const { hero, crossedStream } = ways[index] ?? { hero: '', crossedStream: true };
    return crossedStream ? 1 : -harm(table, hero, prompt.attack);
  });
  act(table, way === undefined ? { type: 'noTarget' } : { type: 'follow', way });
};

const fallBack = (table: Table, prompt: PromptOf<'fallback'>): void =>
  act(table, fallbackPaths(table, prompt)?.length ? { type: 'follow', way: 0 } : { type: 'continue' });

/** Nobody knows where a way leads: a company sees that it looks good or bad, no more, and then follows its heart. */
const CLEAR = 2.5;
const HEART = 3;

/** Of what is offered, what looks best to this company. */
const follow = (
  table: Table,
  offered: readonly number[],
  options: readonly { effects: readonly Effect[] }[],
  by: ActingWith,
): number =>
  best(offered, (index) => {
    const worth = worthOf(table, options[index]?.effects ?? [], by);
    const seems = table.seen ? worth : Math.min(CLEAR, Math.max(-CLEAR, worth));
    return withNoise(table, seems, HEART);
  }) ?? 0;

const choose = (table: Table, { options, context }: PromptOf<'choice'>): void => {
  const by = { hero: context.hero ?? null, token: context.token };
  act(table, { type: 'choose', option: follow(table, [...options.keys()], options, by) });
};

/** Bots keep no figures the mirror does not: any number is as good as another. */
const countHeads = (table: Table, { lines }: PromptOf<'headcount'>): void =>
  act(table, { type: 'choose', option: pick(table.dice, [...lines.keys()]) });

/** Everything is asked that can be asked, in whatever order; then the company makes up its mind. */
const converse = (table: Table, { topics, context }: PromptOf<'dialogue'>): void => {
  const by = { hero: context.hero ?? null, token: context.token };
  const offered = optionsOffered(table);
  const questions = offered.filter((index) => !topics[index]?.ends);
  const ends = offered.filter((index) => topics[index]?.ends);
  // What may be asked again and again is asked a time or two.
  const asks =
    questions.some((index) => !topics[index]?.again) || (questions.length > 0 && chance(table.dice, 1, 3));
  if (asks) act(table, { type: 'choose', option: pick(table.dice, questions) });
  else if (ends.length > 0) act(table, { type: 'choose', option: follow(table, ends, topics, by) });
  else act(table, { type: 'leave' });
};

/** Harm goes to whoever bears it best, help to whoever needs it most. */
const nameHero = (table: Table, { heroes, then }: PromptOf<'chooseHero'>): void => {
  const hurts = then.some(
    (effect) => effect.do === 'suffer' || effect.do === 'attack' || effect.do === 'weakness',
  );
  const score = (hero: HeroId): number => {
    const { inspiration } = heroOf(table, hero);
    return hurts ? sturdy(table, hero) : -sturdy(table, hero) - inspiration;
  };
  act(table, { type: 'chooseHero', hero: best(heroes, score) ?? heroes[0] ?? '' });
};

const nameGroup = (table: Table, { groups, hits, modifiers }: PromptOf<'chooseGroup'>): void => {
  const found = groups.flatMap((id) => table.state.adventure?.groups.find((group) => group.id === id) ?? []);
  const group = best(found, (one) => toll(table, one, hits, modifiers));
  act(table, { type: 'chooseGroup', group: group?.id ?? null });
};

/** §4.3 The weakest first: what is suffered may end the matter. */
const provokeOne = (table: Table, { hero, groups }: PromptOf<'provoke'>): void => {
  const found = groups.flatMap((id) => table.state.adventure?.groups.find((group) => group.id === id) ?? []);
  const group = best(found, (one) => -harm(table, hero, strengthOf(table, one)));
  act(table, { type: 'provoke', hero, group: group?.id ?? groups[0] ?? '' });
};

const ANSWER_TYPES: readonly CommandType[] = [
  'continue',
  'leave',
  'enemyAttacks',
  'noTarget',
  'answer',
  'choose',
];

/** What is left when the mirror does not know enough: any answer the rules allow. */
const byTheRules = (table: Table): void => {
  const [legal] = legalCommands(table.state, table.content, ANSWER_TYPES);
  if (!legal) throw new Error(`nothing answers ${currentPrompt(table)?.kind}`);
  act(table, legal);
};

const ANSWERS: Answers = {
  message: readOut,
  choice: choose,
  dialogue: converse,
  headcount: countHeads,
  test: judgeStory,
  chooseHero: nameHero,
  chooseGroup: nameGroup,
  placement: proceed,
  checklist: proceed,
  setUp: proceed,
  token: (table) => act(table, { type: 'leave' }),
  terrain: (table) => act(table, { type: 'leave' }),
  panel: (table) => act(table, { type: 'leave' }),
  hourglass: (table) => act(table, { type: 'answer', yes: true }),
  figuresRemoved: proceed,
  counterattack: (table, { inRange }) => act(table, { type: 'answer', yes: inRange === true }),
  provoke: provokeOne,
  activation: activate,
  fallback: fallBack,
  attack: (table, prompt) => {
    const through = suffer(table, prompt.hero, prompt);
    afterAttack(table, prompt, through);
  },
  suffer: (table, prompt) => {
    if (prompt.hero) suffer(table, prompt.hero, prompt);
    else proceed(table);
  },
  threshold: readOut,
  rally,
  tellMirror,
  tellSpaces: proceed,
  shadow: proceed,
  lastStands: (table, { hero, against }) => {
    const first = best(against, (one) => -cardsBeforeLastStand(table, hero, one)) ?? 'damage';
    act(table, { type: 'lastStand', hero, against: first });
  },
  lastStand: standLast,
  ending: readOut,
};

const answer = (table: Table, prompt: Prompt): void =>
  (ANSWERS[prompt.kind] as Answers[Prompt['kind']])(table, prompt as never);

/** Answers whatever the app asks until it asks nothing more; or only reads the lessons that lie over something else. */
export const answerPrompts = (table: Table, only?: 'lessons'): void => {
  for (;;) {
    const prompt = currentPrompt(table);
    if (!prompt || table.state.stage !== 'adventure') return;
    if (only && !(prompt.kind === 'message' && prompt.lesson)) return;
    answer(table, prompt);
  }
};
