import type { BoonId, Stat } from '@/games/jime/content';
import type { HeroId, HeroInPlay } from '@/games/jime/play';
import { atLeast } from '@/games/jime/rules/odds';
import type { Card } from './cards';
import { discard, discardPrepared, oddsOfCards, reveal } from './deck';
import type { Table } from './table';
import { act, deckOf, heroOf } from './table';

/** What a test is made for: the boon that helps is another in each. */
export type Purpose = 'attack' | 'negate' | 'story';

/**
 * The data holds no text of skills, boons and trinkets, so each of them stands for one success: a prepared card without
 * keywords is discarded for it in any test, a trinket gives up a token (§76.2), a boon helps in the tests it is about. A
 * real card does more now and less then.
 */
const ABILITY = 1;
const BOON: Record<Purpose, readonly BoonId[]> = {
  attack: ['emboldened', 'determined'],
  negate: ['hidden', 'determined'],
  story: ['determined'],
};

export const statOf = ({ content }: Table, hero: HeroId, stat: Stat): number =>
  content.box.heroes[hero]?.stats[stat] ?? 0;

/** One way to a further success, and what it costs in points. */
type Means = { price: number; use: () => void };

/** What is left is dear to those who think of a last stand, and dearer the nearer it is. */
const kept = ({ policy, content }: Table, { hero, damage, fear }: HeroInPlay): number => {
  const card = content.box.heroes[hero];
  const hurt = Math.max(
    (damage.up + damage.down) / (card?.damageLimit ?? 1),
    (fear.up + fear.down) / (card?.fearLimit ?? 1),
  );
  return policy.reserve * (0.3 + 2 * hurt);
};

/** §41.1, §60.3 Fate is turned into successes: for nothing while terrain helps (§94.1), then by inspiration. */
const conversions = (table: Table, hero: HeroId, fate: number, free: number): Means[] => {
  const one = heroOf(table, hero);
  const usable = Math.min(fate, free + one.inspiration);
  const spend = (): void => {
    act(table, { type: 'setInspiration', hero, count: one.inspiration - 1 });
  };
  return Array.from({ length: usable }, (_, index) => {
    if (index < free) return { price: 0, use: () => undefined };
    const last = one.inspiration - (index - free) <= 2;
    return { price: table.policy.thrift + (last ? kept(table, one) : 0), use: spend };
  });
};

/** What a boon or an ability must bring before it is used up. */
const CARD_PRICE = 0.6;
const TRINKET_PRICE = 1;

const boonsFor = (table: Table, hero: HeroId, purpose: Purpose): Means[] =>
  heroOf(table, hero)
    .boons.filter((boon) => BOON[purpose].includes(boon))
    .map((boon) => ({
      price: CARD_PRICE,
      use: () => act(table, { type: 'setBoon', hero, boon, has: false }),
    }));

const abilitiesOf = (table: Table, hero: HeroId): Means[] => {
  const deck = deckOf(table, hero);
  return deck.prepared
    .filter(({ ability }) => ability)
    .map((card, index) => ({
      price: CARD_PRICE + (index === 0 ? kept(table, heroOf(table, hero)) : 0),
      use: () => discardPrepared(deck, card),
    }));
};

/** §76.2 A trinket is used up token by token. */
const trinketsOf = (table: Table, hero: HeroId): Means[] =>
  heroOf(table, hero).trinkets.flatMap(({ trinket, tokens }) =>
    Array.from({ length: tokens }, () => ({
      price: TRINKET_PRICE,
      use: () => act(table, { type: 'deplete', hero, trinket }),
    })),
  );

/** How many of the means are worth their price, the cheapest first; `gain` says what so many successes are worth. */
const worthUsing = (means: readonly Means[], rolled: number, gain: (successes: number) => number): number => {
  let best = 0;
  let most = gain(rolled);
  let price = 0;
  means.forEach((one, index) => {
    price += one.price;
    const value = gain(rolled + index + ABILITY) - price;
    if (value > most + 1e-9) [best, most] = [index + 1, value];
  });
  return best;
};

export interface Trial {
  stat: Stat;
  purpose: Purpose;
  /** What so many successes are worth, in points; never falling. */
  gain: (successes: number) => number;
  /** Conversions terrain gives. */
  free?: number;
}

const sum = (cards: readonly Card[], icon: 'success' | 'fate'): number =>
  cards.reduce((total, card) => total + card[icon], 0);

/** §107 Reveals, converts what is worth converting, counts, and discards. */
export const makeTest = (table: Table, hero: HeroId, { stat, purpose, gain, free = 0 }: Trial): number => {
  const deck = deckOf(table, hero);
  const cards = reveal(deck, statOf(table, hero, stat), table.dice);
  const rolled = sum(cards, 'success');
  const means = [
    ...conversions(table, hero, sum(cards, 'fate'), free),
    ...boonsFor(table, hero, purpose),
    ...abilitiesOf(table, hero),
    ...trinketsOf(table, hero),
  ].sort((a, b) => a.price - b.price);
  const used = worthUsing(means, rolled, gain);
  for (const one of means.slice(0, used)) one.use();
  discard(deck, ...cards);
  becomeHidden(table, hero);
  return rolled + used;
};

/** §44.1 After a test a card with the keyword may be discarded to become hidden; worth it while there are enemies. */
const becomeHidden = (table: Table, hero: HeroId): void => {
  const deck = deckOf(table, hero);
  const card = deck.prepared.find(({ keywords }) => keywords.hide);
  if (!card || !table.state.adventure?.groups.length) return;
  const { boons, defeated } = heroOf(table, hero);
  if (defeated || boons.includes('hidden')) return;
  discardPrepared(deck, card);
  act(table, { type: 'setBoon', hero, boon: 'hidden', has: true });
};

/** A company that does not weigh odds trusts that half its cards will help. */
const guess = (cards: number, needed: number): number => Math.min(1, cards / (2 * needed));

/** Abilities at hand count as successes already. */
const sure = (table: Table, hero: HeroId, purpose: Purpose): number =>
  deckOf(table, hero).prepared.filter(({ ability }) => ability).length +
  heroOf(table, hero).boons.filter((boon) => BOON[purpose].includes(boon)).length;

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
  const left = needed - sure(table, hero, purpose);
  if (left <= 0) return 1;
  return atLeast(oddsOfCards(deckOf(table, hero), cards, heroOf(table, hero).inspiration), left);
};

/** What a test may be expected to be worth, before it is made. */
export const expectedGain = (table: Table, hero: HeroId, trial: Trial): number => {
  const cards = statOf(table, hero, trial.stat);
  if (!table.policy.weighsOdds) return trial.gain(Math.round(cards / 2));
  const more = sure(table, hero, trial.purpose);
  const conversions = heroOf(table, hero).inspiration + (trial.free ?? 0);
  const odds = oddsOfCards(deckOf(table, hero), cards, conversions);
  return odds.reduce((total, chance, count) => total + chance * trial.gain(count + more), 0);
};
