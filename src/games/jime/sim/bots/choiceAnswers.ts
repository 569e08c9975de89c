import type { Effect } from '@/games/jime/content';
import type { HeroId } from '@/games/jime/play';
import { optionsOffered } from '@/games/jime/play';
import { chance, pick } from '@/kernel/random';
import { harm } from '../table/harm';
import { cardsBeforeLastStand } from '../table/limits';
import { strengthOf } from '../table/suffering';
import type { Table } from '../table/table';
import { act, heroOf, withNoise } from '../table/table';
import { toll } from '../table/weapons';
import type { PromptOf } from './plainAnswers';
import { best } from './best';
import type { ActingWith } from './effectWorth';
import { worthOf } from './worth';

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

export const choose = (table: Table, { options, context }: PromptOf<'choice'>): void => {
  const by = { hero: context.hero ?? null, token: context.token };
  act(table, { type: 'choose', option: follow(table, [...options.keys()], options, by) });
};

/** Bots keep no figures the mirror does not: any number is as good as another. */
export const countHeads = (table: Table, { lines }: PromptOf<'headcount'>): void =>
  act(table, { type: 'choose', option: pick(table.dice, [...lines.keys()]) });

/** Everything is asked that can be asked, in whatever order; then the company makes up its mind. */
export const converse = (table: Table, { topics, context }: PromptOf<'dialogue'>): void => {
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

/** Room a hero has for what is coming. */
const sturdy = (table: Table, hero: HeroId): number =>
  Math.min(cardsBeforeLastStand(table, hero, 'damage'), cardsBeforeLastStand(table, hero, 'fear'));

/** Harm goes to whoever bears it best, help to whoever needs it most. */
export const nameHero = (table: Table, { heroes, then }: PromptOf<'chooseHero'>): void => {
  const hurts = then.some(
    (effect) => effect.do === 'suffer' || effect.do === 'attack' || effect.do === 'weakness',
  );
  const score = (hero: HeroId): number => {
    const { inspiration } = heroOf(table, hero);
    return hurts ? sturdy(table, hero) : -sturdy(table, hero) - inspiration;
  };
  act(table, { type: 'chooseHero', hero: best(heroes, score) ?? heroes[0] ?? '' });
};

export const nameGroup = (table: Table, { groups, hits, modifiers }: PromptOf<'chooseGroup'>): void => {
  const found = groups.flatMap((id) => table.state.adventure?.groups.find((group) => group.id === id) ?? []);
  const group = best(found, (one) => toll(table, one, hits, modifiers));
  act(table, { type: 'chooseGroup', group: group?.id ?? null });
};

/** §4.3 The weakest first: what is suffered may end the matter. */
export const provokeOne = (table: Table, { hero, groups }: PromptOf<'provoke'>): void => {
  const found = groups.flatMap((id) => table.state.adventure?.groups.find((group) => group.id === id) ?? []);
  const group = best(found, (one) => -harm(table, hero, strengthOf(table, one)));
  act(table, { type: 'provoke', hero, group: group?.id ?? groups[0] ?? '' });
};
