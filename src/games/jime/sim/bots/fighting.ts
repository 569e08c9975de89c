import type { AbilityEffect, HitRow } from '@/games/jime/content';
import type { HeroId } from '@/games/jime/play';
import { tollOf } from '../abilities/blowEffects';
import { keywordOf } from '../abilities/constants';
import { spendKeyword } from '../abilities/hand';
import { happen, playAbility, settle } from '../abilities/happen';
import type { BlowUnderWay } from '../abilities/happening';
import type { Extra, Table } from '../table/table';
import { act, deckOf, heroOf } from '../table/table';
import { testOf } from '../table/testing';
import type { Attack } from '../table/weapons';
import { bestBlow } from '../table/weapons';
import { answerPrompts } from './answers';

/** What a card adds to the attack it lets a hero make. */
type More = Pick<Extract<Extra, { do: 'attack' }>, 'successes' | 'hits' | 'modifiers'>;
const NO_MORE: More = { successes: 0, hits: 0, modifiers: [] };

/** What the lines bought give besides hits, as effects. */
const gainsAsEffects = (gains: readonly NonNullable<HitRow['gains']>[]): AbilityEffect[] =>
  gains.map((gain): AbilityEffect => {
    if ('inspiration' in gain) return { do: 'inspiration', count: gain.inspiration };
    if ('scout' in gain) return { do: 'scout', count: gain.scout };
    if ('boon' in gain) return { do: 'boon', boon: gain.boon };
    if ('moves' in gain) return { do: 'move', spaces: gain.moves };
    const to = { heroes: 1, within: 'nearby', besides: true } as const;
    return { do: 'move', spaces: gain.nearbyHeroMoves, quiet: true, to };
  });

/** §64 Strike cards that make a difference; what each brings besides counts at once. */
const addStrikes = (table: Table, hero: HeroId, blow: BlowUnderWay): void => {
  for (const card of [...deckOf(table, hero).prepared]) {
    const hits = keywordOf(table, hero, card, 'strike');
    if (hits === 0 || tollOf(table, { ...blow, hits: blow.hits + hits }) < tollOf(table, blow) + 1.5)
      continue;
    blow.hits += hits;
    spendKeyword(table, hero, card, 'strike', blow);
    settle(table);
  }
};

/** §17, §62 Tests with the weapons, buys the best blow, and adds what cards add. */
export const strike = (table: Table, hero: HeroId, groupId: string, attack: Attack, more = NO_MORE): void => {
  act(table, { type: 'attack', hero, group: groupId });
  answerPrompts(table, 'lessons');
  const group = table.state.adventure?.groups.find(({ id }) => id === groupId);
  if (!group) return;
  const blow = {
    group: groupId,
    items: attack.items,
    left: 0,
    fate: 0,
    hits: more.hits,
    modifiers: [...more.modifiers],
    ignoresCounterattack: false,
    hiddenSpent: false,
  };
  if (attack.by) playAbility(table, attack.by, { at: 'beforeAttack', hero, blow });
  happen(table, { at: 'beforeAttack', hero, blow });
  const gain = (successes: number): number => bestBlow(table, group, attack, successes).toll;
  const test = testOf(table, hero, { stat: attack.stat, purpose: 'attack', gain, about: { blow } });
  const successes = test.success + more.successes;
  const { blow: bought } = bestBlow(table, group, attack, successes);
  blow.hits += bought.hits;
  blow.modifiers = [...new Set([...blow.modifiers, ...bought.modifiers])];
  Object.assign(blow, {
    left: successes - bought.cost,
    fate: test.fate,
    hiddenSpent: test.boons.includes('hidden'),
  });
  happen(table, { at: 'attack', hero, blow });
  addStrikes(table, hero, blow);
  deal(table, hero, blow, gainsAsEffects(bought.gains));
};

/** §15.5 The blow falls; then the counterattack, and what cards make of it all. */
const deal = (table: Table, hero: HeroId, blow: BlowUnderWay, gains: readonly AbilityEffect[]): void => {
  const { uncountered } = table.notes;
  const space = table.state.adventure?.groups.find(({ id }) => id === blow.group)?.space ?? null;
  act(table, { type: 'apply', hits: blow.hits, modifiers: blow.modifiers });
  if (blow.ignoresCounterattack) table.notes.uncountered = hero;
  answerPrompts(table);
  table.notes.uncountered = uncountered;
  if (!table.state.adventure) return;
  const [first, ...rest] = gains;
  if (first && !heroOf(table, hero).defeated)
    playAbility(
      table,
      { ability: { at: 'attack', does: [first, ...rest] }, owner: hero, id: 'line', mark: '' },
      { at: 'attack', hero },
    );
  if (!table.state.adventure.groups.some(({ id }) => id === blow.group))
    happen(table, { at: 'defeat', hero, space });
  happen(table, { at: 'afterAttack', hero, blow });
  if (table.state.prompts.length > 0) answerPrompts(table);
};
