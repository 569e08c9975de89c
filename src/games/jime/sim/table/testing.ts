import type { AbilityEffect, Purpose, Stat } from '@/games/jime/content';
import type { HeroId } from '@/games/jime/play';
import { atLeast } from '@/games/jime/rules/odds';
import { amountOf } from '../abilities/amounts';
import { keywordOf, statOf } from '../abilities/constants';
import { inspirationOf } from '../abilities/costs';
import { spendKeyword } from '../abilities/hand';
import { answersTo, anew, effectsOf, happen, settle, playAbility } from '../abilities/happen';
import type { Happening, TestUnderWay } from '../abilities/happening';
import { cardsInPlay, usesAt } from '../abilities/inPlay';
import { worthOfEffects } from '../abilities/targets';
import { priceOf } from '../abilities/prices';
import type { Use } from './cards';
import { discard, oddsOfCards } from './deck';
import type { Table } from './table';
import { act, deckOf, heroOf } from './table';
import { meansOf, planOf } from './means';
import { revealMore, testWith } from '../abilities/testEffects';

export interface Trial {
  stat: Stat;
  purpose: Purpose;
  /** What so many successes are worth, in points; never falling. */
  gain: (successes: number) => number;
  /** Conversions terrain gives. */
  free?: number;
  /** What it is about, where cards ask: the token, the blow, the wound. */
  about?: Pick<Happening, 'token' | 'blow' | 'hurt'>;
}

const beginTest = ({ stat, purpose }: Trial): TestUnderWay => ({
  stat,
  purpose,
  more: 0,
  revealed: [],
  success: 0,
  fate: 0,
  converted: 0,
  inspiration: 0,
  boons: [],
});

/** What a test promises with so many cards more, or in another stat. */
const promise = (
  table: Table,
  hero: HeroId,
  { stat, more, success }: Pick<TestUnderWay, 'stat' | 'more' | 'success'>,
  trial: Trial,
): number => {
  const odds = oddsOfCards(
    deckOf(table, hero),
    Math.max(1, statOf(table, hero, stat) + more),
    inspirationOf(table, hero) + (trial.free ?? 0),
  );
  return odds.reduce((total, chance, count) => total + chance * trial.gain(count + success), 0);
};

/** What effects before a test would add to it. */
const added = (
  table: Table,
  { use, event, trial }: { use: Use; event: Happening & { test: TestUnderWay }; trial: Trial },
  effects: readonly AbilityEffect[],
): number => {
  const { hero, test } = event;
  const after = { ...test };
  for (const effect of effects) {
    if (effect.do === 'success') after.success += amountOf(table, use.owner, effect.count, event);
    if (effect.do === 'reveal') after.more += amountOf(table, use.owner, effect.count, event);
    if (effect.do === 'testWith') testWith(table, hero, after, effect);
  }
  const changed = after.stat !== test.stat || after.more > test.more || after.success > test.success;
  return changed ? promise(table, hero, after, trial) - promise(table, hero, test, trial) : 0;
};

/** Cards that help before the first card is revealed. */
const prepareTest = (table: Table, event: Happening & { test: TestUnderWay }, trial: Trial): void => {
  for (const use of answersTo(table, event)) {
    const effects = effectsOf(table, use, event);
    const price = priceOf(table, use, event);
    const worth =
      worthOfEffects(table, effects, { use, event }) + added(table, { use, event, trial }, effects) - price;
    if (worth > 0.05 || (price === 0 && worth >= 0)) playAbility(table, use, event);
  }
};

/** §107 Reveals, converts what is worth converting, counts, and discards. */
export const testOf = (table: Table, hero: HeroId, trial: Trial): TestUnderWay => {
  const deck = deckOf(table, hero);
  const test = beginTest(trial);
  const event = { at: 'beforeTest' as Happening['at'], hero, test, ...trial.about };
  prepareTest(table, event, trial);
  revealMore(table, hero, test, Math.max(1, statOf(table, hero, test.stat) + test.more));
  event.at = 'test';
  planOf(table, event, trial.gain, meansOf(table, event, trial.free ?? 0)).forEach((means) => means.use());
  for (const use of answersTo(table, event).filter(({ ability }) => ability.if?.includes('hasConverted')))
    playAbility(table, use, event);
  discard(deck, ...test.revealed);
  becomeHidden(table, hero);
  happen(table, { ...event, at: 'afterTest' });
  anew(table, 'test');
  return test;
};

/** The successes it comes to. */
export const makeTest = (table: Table, hero: HeroId, trial: Trial): number =>
  testOf(table, hero, trial).success;

/** §44.1 After a test a card with the keyword may be discarded to become hidden; worth it while there are enemies. */
const becomeHidden = (table: Table, hero: HeroId): void => {
  if (!table.state.adventure?.groups.length) return;
  const { boons, defeated } = heroOf(table, hero);
  if (defeated || boons.includes('hidden')) return;
  const card = deckOf(table, hero).prepared.find((one) => keywordOf(table, hero, one, 'hide') > 0);
  if (!card) return;
  act(table, { type: 'setBoon', hero, boon: 'hidden', has: true });
  spendKeyword(table, hero, card, 'hide');
  settle(table);
};

/** A company that does not weigh odds trusts that half its cards will help. */
const guess = (cards: number, needed: number): number => Math.min(1, cards / (2 * needed));

interface AtHand {
  successes: number;
  conversions: number;
  cards: number;
}

const serves = (
  { ability: { purposes, stats, if: conditions, whose, cost } }: Use,
  stat: Stat,
  purpose: Purpose,
): boolean =>
  !whose &&
  !conditions &&
  !cost?.damage &&
  !cost?.fear &&
  (!purposes || purposes.includes(purpose)) &&
  (!stats || stats.includes(stat));

const EVERY_FATE = 3;

/** What a hero's own cards add to a test, as far as it is sure beforehand. */
const atHand = (table: Table, hero: HeroId, stat: Stat, purpose: Purpose): AtHand => {
  const known = cardsInPlay(table, hero).atHand;
  const key = `${stat} ${purpose}`;
  const kept = known.get(key);
  if (kept) return kept;
  const found = { successes: 0, conversions: 0, cards: 0 };
  known.set(key, found);
  const count = (effect: AbilityEffect): void => {
    if (effect.do === 'success') found.successes += typeof effect.count === 'number' ? effect.count : 1;
    if (effect.do === 'convert') found.conversions += effect.fate === 'all' ? EVERY_FATE : effect.fate;
    if (effect.do === 'reveal') found.cards += typeof effect.count === 'number' ? effect.count : 1;
  };
  for (const use of usesAt(table, hero, 'test'))
    if (serves(use, stat, purpose)) use.ability.does?.forEach(count);
  for (const use of usesAt(table, hero, 'beforeTest'))
    if (serves(use, stat, purpose)) use.ability.does?.forEach(count);
  return found;
};

/** §107.3 The chance to reach the successes needed, everything at hand spent. */
export const chanceOf = (
  table: Table,
  hero: HeroId,
  stat: Stat,
  needed: number,
  purpose: Purpose = 'story',
): number => {
  const cards = statOf(table, hero, stat);
  if (!table.policy.weighsOdds) return guess(cards, needed);
  const more = atHand(table, hero, stat, purpose);
  const left = needed - more.successes;
  if (left <= 0) return 1;
  const conversions = inspirationOf(table, hero) + more.conversions;
  return atLeast(oddsOfCards(deckOf(table, hero), Math.max(1, cards + more.cards), conversions), left);
};

/** What a test may be expected to be worth, before it is made. */
export const expectedGain = (table: Table, hero: HeroId, trial: Trial): number => {
  const cards = statOf(table, hero, trial.stat);
  if (!table.policy.weighsOdds) return trial.gain(Math.round(cards / 2));
  const more = atHand(table, hero, trial.stat, trial.purpose);
  const conversions = inspirationOf(table, hero) + (trial.free ?? 0) + more.conversions;
  const odds = oddsOfCards(deckOf(table, hero), Math.max(1, cards + more.cards), conversions);
  return odds.reduce((total, chance, count) => total + chance * trial.gain(count + more.successes), 0);
};
