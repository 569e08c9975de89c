import type { Box } from '@/games/jime/content';
import type { Against, Group, HeroId, Prompt } from '@/games/jime/play';
import { limitOf, lineName, standingHeroes } from '@/games/jime/play';
import { int } from '@/kernel/random';
import type { Cause } from '../tally';
import { discardPrepared } from './deck';
import type { Table } from './table';
import { act, deckOf, heroOf } from './table';
import { makeTest } from './testing';

/** Cards left before a last stand (§38.2). */
export const cardsBeforeLastStand = (table: Table, hero: HeroId, against: Against): number => {
  const { up, down } = heroOf(table, hero)[against];
  return limitOf(table, hero, against) - up - down;
};

/** What a last stand costs a company, and each one after it more. */
const LAST_STAND = 5;

/** What so many cards mean to a hero, in points: more the less room is left, and most when they bring a last stand. */
const harmOf = (table: Table, hero: HeroId, against: Against, cards: number): number => {
  if (cards <= 0) return 0;
  const left = cardsBeforeLastStand(table, hero, against);
  const stand = cards >= left ? LAST_STAND * (1 + heroOf(table, hero).lastStands) : 0;
  return cards + (0.4 * cards * cards) / Math.max(1, left) + stand;
};

interface Cards {
  damage: number;
  fear: number;
}

export const harm = (table: Table, hero: HeroId, { damage, fear }: Cards): number =>
  harmOf(table, hero, 'damage', damage) + harmOf(table, hero, 'fear', fear);

/** §38.11 Each success prevents a damage or a fear, whichever hurts less to keep. */
const prevented = (table: Table, hero: HeroId, { damage, fear }: Cards, by: number): Cards => {
  let best: Cards = { damage, fear };
  let least = Infinity;
  for (let blows = 0; blows <= Math.min(damage, by); blows += 1) {
    const left = { damage: damage - blows, fear: Math.max(0, fear - (by - blows)) };
    const cost = harm(table, hero, left);
    if (cost < least) [best, least] = [left, cost];
  }
  return best;
};

type Suffers = Extract<Prompt, { kind: 'attack' | 'suffer' }>;

const boulders = ({ content }: Table, { terrain }: Suffers): number =>
  terrain.reduce((sum, { terrain: id, count }) => {
    const helps = content.box.terrain[id]?.effects.some(({ kind }) => kind === 'convertFateWhenNegating');
    return sum + (helps ? count : 0);
  }, 0);

/** §38.10 Tests to negate, if a stat does. */
const negate = (table: Table, hero: HeroId, prompt: Suffers): Cards => {
  const { damage, fear, negate: stat } = prompt.suffering;
  if (!stat) return { damage, fear };
  const whole = harm(table, hero, { damage, fear });
  const gain = (successes: number): number =>
    whole - harm(table, hero, prevented(table, hero, { damage, fear }, successes));
  const free = boulders(table, prompt);
  const successes = makeTest(table, hero, { stat, purpose: 'negate', gain, free });
  return prevented(table, hero, { damage, fear }, successes);
};

/** What a guard card must prevent before it is used. */
const GUARD_PRICE = 0.9;

/** §86.1, §38.13 After negating, guard cards of the hero and of companions in the same space. */
const guard = (table: Table, hero: HeroId, cards: Cards): Cards => {
  const { space } = heroOf(table, hero);
  const { guardsOthers } = table.policy;
  const guards = standingHeroes(table).filter(
    (one) => one.hero === hero || (guardsOthers && space !== null && one.space === space),
  );
  let left = cards;
  for (const { hero: guardian } of guards) {
    const deck = deckOf(table, guardian);
    for (const card of deck.prepared.filter(({ keywords }) => keywords.guard)) {
      const after = prevented(table, hero, left, card.keywords.guard ?? 0);
      const price = guardian === hero ? GUARD_PRICE : GUARD_PRICE * 2;
      if (harm(table, hero, left) - harm(table, hero, after) < price) continue;
      discardPrepared(deck, card);
      left = after;
    }
  }
  return left;
};

const shareUp = new WeakMap<Box, Record<Against, { up: number; all: number }>>();

const shares = (box: Box): Record<Against, { up: number; all: number }> => {
  const kept = shareUp.get(box);
  if (kept) return kept;
  const share = (cards: Box['damageCards']): { up: number; all: number } => {
    const copies = (list: { copies: number }[]): number => list.reduce((sum, { copies: n }) => sum + n, 0);
    const all = Object.values(cards);
    return { up: copies(all.filter(({ staysFaceup }) => staysFaceup)), all: copies(all) };
  };
  const found = { damage: share(box.damageCards), fear: share(box.fearCards) };
  shareUp.set(box, found);
  return found;
};

/**
 * §38.3 Each card stays, faceup or facedown as its kind does. Their texts are not in the data, so none is discarded at once
 * and none does more than count; each is drawn from a whole deck.
 */
const drawCards = (
  { content, dice }: Table,
  against: Against,
  count: number,
  facedown: boolean,
): { up: number; down: number } => {
  const { up, all } = shares(content.box)[against];
  let faceup = 0;
  for (let card = 0; card < count; card += 1) if (!facedown && int(dice, 1, all) <= up) faceup += 1;
  return { up: faceup, down: count - faceup };
};

const note = ({ notes }: Table, hero: HeroId, cause: Cause, { damage, fear }: Cards): void => {
  const kept = (notes.suffered[cause] ??= { damage: 0, fear: 0 });
  kept.damage += damage;
  kept.fear += fear;
  notes.hurtBy[hero] = cause;
};

const causeOf = ({ state }: Table, prompt: Suffers): Cause => {
  if (prompt.kind === 'attack')
    return state.adventure?.groups.find(({ id }) => id === prompt.group)?.enemy ?? 'story';
  const line = lineName(prompt.text);
  if (line === 'darkness.step') return 'darkness';
  return line === 'terrain.failed' ? 'terrain' : 'story';
};

/** §38 A hero negates, is guarded, and suffers the rest. Returns whether anything got through. */
export const suffer = (table: Table, hero: HeroId, prompt: Suffers): boolean => {
  const left = guard(table, hero, negate(table, hero, prompt));
  const { facedown } = prompt.suffering;
  const damage = drawCards(table, 'damage', left.damage, facedown.damage);
  const fear = drawCards(table, 'fear', left.fear, facedown.fear);
  const through = left.damage + left.fear > 0;
  if (through) note(table, hero, causeOf(table, prompt), left);
  const keeps = { damageUp: damage.up, damageDown: damage.down, fearUp: fear.up, fearDown: fear.down };
  act(table, { type: 'suffer', through, keeps });
  return through;
};

/** §90.1 At the end of a turn, facedown cards are rested away. */
export const rest = (table: Table, hero: HeroId): void => {
  const deck = deckOf(table, hero);
  for (const card of deck.prepared.filter(({ keywords }) => keywords.rest)) {
    const { damage, fear } = heroOf(table, hero);
    const away = card.keywords.rest ?? 0;
    if (damage.down + fear.down < away) continue;
    const worse =
      cardsBeforeLastStand(table, hero, 'damage') <= cardsBeforeLastStand(table, hero, 'fear')
        ? 'damage'
        : 'fear';
    const first = Math.min(away, (worse === 'damage' ? damage : fear).down);
    const other = away - first;
    discardPrepared(deck, card);
    act(table, {
      type: 'setSuffered',
      hero,
      damageUp: damage.up,
      damageDown: damage.down - (worse === 'damage' ? first : other),
      fearUp: fear.up,
      fearDown: fear.down - (worse === 'fear' ? first : other),
    });
  }
};

const strengths = new WeakMap<Box, Map<string, Cards>>();

/** What an attack of the group deals on average before it is negated. */
export const strengthOf = ({ content: { box } }: Table, group: Group): Cards => {
  const kept = strengths.get(box) ?? new Map<string, Cards>();
  strengths.set(box, kept);
  const key = `${group.enemy} ${group.figures.length} ${group.bonuses.join(' ')}`;
  const known = kept.get(key);
  if (known) return known;
  const rows = (box.enemies[group.enemy]?.attacks ?? []).flatMap((attack) =>
    attack.rows.filter(({ figures }) => figures === group.figures.length),
  );
  const more = (what: 'damage' | 'fear'): number =>
    group.bonuses.reduce((sum, bonus) => sum + (box.enemyBonuses[bonus]?.changes[what] ?? 0), 0);
  const mean = (what: 'damage' | 'fear'): number =>
    more(what) + rows.reduce((sum, row) => sum + row[what], 0) / Math.max(1, rows.length);
  const found = { damage: Math.max(0, mean('damage')), fear: Math.max(0, mean('fear')) };
  kept.set(key, found);
  return found;
};
