import { activationWays, fallbackPaths, legalCommands, standingHeroes } from '@/games/jime/play';
import { dropPrepared } from '../abilities/hand';
import { happen } from '../abilities/happen';
import { discard, reveal } from '../table/deck';
import { harm } from '../table/harm';
import type { Table } from '../table/table';
import { act, deckOf, heroOf } from '../table/table';
import type { PromptOf } from './plainAnswers';
import { byTheRules } from './plainAnswers';
import { best } from './best';

/** §17.9 What an attack does besides, as far as only the table can do it. */
export const afterAttack = (table: Table, { hero, effect }: PromptOf<'attack'>, through: boolean): void => {
  if (!effect || !table.state.adventure || heroOf(table, hero).defeated) return;
  if (effect.when !== 'always' && (effect.when === 'suffered') !== through) return;
  const deck = deckOf(table, hero);
  if (effect.kind === 'discardPrepared')
    for (const card of deck.prepared.slice(0, effect.count)) dropPrepared(table, hero, card);
  if (effect.kind === 'discardDeck') discard(deck, ...reveal(deck, effect.count, table.dice));
};

/** The mirror asks what an attack did besides: a boon is given up, and the hero goes where nobody waits. */
export const tellMirror = (table: Table, { what, hero }: PromptOf<'tellMirror'>): void => {
  const [boon] = heroOf(table, hero).boons;
  if (what === 'boon' && boon) return act(table, { type: 'setBoon', hero, boon, has: false });
  const ways = what === 'moved' ? legalCommands(table.state, table.content, ['move']) : [];
  const threatened = (command: (typeof ways)[number]): number =>
    command.type === 'move'
      ? (table.state.adventure?.groups.filter(({ space }) => space === command.space).length ?? 0)
      : 0;
  act(table, best(ways, (way) => -threatened(way)) ?? { type: 'continue' });
};

/** §8.4, §8.5 Of equal ways the company takes the one that hurts least; with none the group only comes nearer. */
export const activate = (table: Table, prompt: PromptOf<'activation'>): void => {
  const ways = activationWays(table, prompt);
  if (!ways) return byTheRules(table);
  const way = best([...ways.keys()], (index) => {
    const { hero, crossedStream } = ways[index] ?? { hero: '', crossedStream: true };
    return crossedStream ? 1 : -harm(table, hero, prompt.attack);
  });
  const before = spaceOf(table, prompt.group);
  act(table, way === undefined ? { type: 'noTarget' } : { type: 'follow', way });
  meetEnemy(table, prompt.group, before);
};

const spaceOf = ({ state }: Table, group: string): string | null =>
  state.adventure?.groups.find(({ id }) => id === group)?.space ?? null;

/** A group has come into another space: cards answer it. */
const meetEnemy = (table: Table, group: string, before: string | null): void => {
  const space = spaceOf(table, group);
  if (space === null || space === before || table.cards !== 'real') return;
  for (const { hero, space: at } of standingHeroes(table))
    if (at === space) happen(table, { at: 'enemyEnters', hero, group, space });
};

export const fallBack = (table: Table, prompt: PromptOf<'fallback'>): void => {
  const before = spaceOf(table, prompt.group);
  act(table, fallbackPaths(table, prompt)?.length ? { type: 'follow', way: 0 } : { type: 'continue' });
  meetEnemy(table, prompt.group, before);
};
