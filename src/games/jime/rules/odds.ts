import type { Box } from '@/games/jime/content';

/**
 * Exact odds of a test (§107): no sampling. Only the icons of the revealed cards count (§107.1), so cards with the same
 * icons are one class, and revealing from a shuffled pile is a multivariate hypergeometric draw over those classes.
 */
export type Icons = { success: number; fate: number };

/**
 * A hero's skill deck as the table knows it. Cards scouted and put back lie known on the top or the bottom, first card
 * first (§88.1); prepared cards are nowhere in it (§84.6, §103.4).
 */
export type KnownDeck = { top: Icons[]; shuffled: Icons[]; bottom: Icons[]; discard: Icons[] };

/** The cards a hero gathered (§27.1, §31, §53); a weakness has no icons, so their number is enough. */
export type GatheredCards = { cards: readonly string[]; weaknesses: number };
/** Where some of them are known to be. */
export type SeenCards = Record<'prepared' | 'top' | 'bottom' | 'discard', readonly string[]>;

const BLANK: Icons = { success: 0, fate: 0 };

type Cards = Pick<Box, 'skills' | 'titles' | 'weaknesses'>;

const iconsOf = (box: Cards, card: string): Icons => {
  const { success, fate } = box.skills[card] ?? box.titles[card] ?? BLANK;
  return { success, fate };
};

/** The deck that remains when prepared, scouted and discarded cards are taken out of those gathered. */
export const knownDeck = (box: Cards, gathered: GatheredCards, seen: SeenCards): KnownDeck => {
  const icons = (cards: readonly string[]): Icons[] => cards.map((card) => iconsOf(box, card));
  const out = Object.values(seen).flat();
  const weaknessesOut = out.filter((card) => card in box.weaknesses).length;
  const blanks = Array.from({ length: Math.max(0, gathered.weaknesses - weaknessesOut) }, () => BLANK);
  return {
    top: icons(seen.top),
    shuffled: [...icons(gathered.cards.filter((card) => !out.includes(card))), ...blanks],
    bottom: icons(seen.bottom),
    discard: icons(seen.discard),
  };
};

/** `chance[success][fate]` of the icons revealed. */
export type Revealed = number[][];

/** `chance[n]` of exactly n successes. */
export type Successes = number[];

const NOTHING: Revealed = [[1]];

const add = (table: number[][], success: number, fate: number, amount: number): void => {
  const row = (table[success] ??= []);
  while (row.length <= fate) row.push(0);
  row[fate] = (row[fate] ?? 0) + amount;
};

const each = (table: number[][], visit: (success: number, fate: number, amount: number) => void): void =>
  table.forEach((row, success) => row.forEach((amount, fate) => amount > 0 && visit(success, fate, amount)));

/** Array.from fills the holes that sparse rows leave. */
const filled = (table: number[][]): number[][] => Array.from(table, (row) => row ?? []);

const choose = (from: number, cards: number): number => {
  let ways = 1;
  for (let taken = 0; taken < cards; taken += 1) ways = (ways * (from - taken)) / (taken + 1);
  return Math.round(ways);
};

const classesOf = (cards: readonly Icons[]): (Icons & { copies: number })[] => {
  const classes = new Map<string, Icons & { copies: number }>();
  for (const { success, fate } of cards) {
    const key = `${success} ${fate}`;
    classes.set(key, { success, fate, copies: (classes.get(key)?.copies ?? 0) + 1 });
  }
  return [...classes.values()];
};

/** `cards` drawn without replacement: `ways[drawn][success][fate]` grows class by class. */
const drawn = (pile: readonly Icons[], cards: number): Revealed => {
  let ways: number[][][] = [NOTHING];
  for (const { success, fate, copies } of classesOf(pile)) {
    const next: number[][][] = [];
    ways.forEach((table, before) => {
      for (let taken = 0; taken <= Math.min(copies, cards - before); taken += 1) {
        const into = (next[before + taken] ??= []);
        const choices = choose(copies, taken);
        each(table, (s, f, amount) => add(into, s + taken * success, f + taken * fate, amount * choices));
      }
    });
    ways = Array.from(next, (table) => filled(table ?? []));
  }
  const all = choose(pile.length, cards);
  return (ways[cards] ?? []).map((row) => row.map((amount) => amount / all));
};

const known = (cards: readonly Icons[]): Revealed => {
  const table: number[][] = [];
  const sum = (icon: keyof Icons): number => cards.reduce((total, card) => total + card[icon], 0);
  add(table, sum('success'), sum('fate'), 1);
  return filled(table);
};

const together = (a: Revealed, b: Revealed): Revealed => {
  const table: number[][] = [];
  each(a, (s, f, chance) => each(b, (s2, f2, other) => add(table, s + s2, f + f2, chance * other)));
  return filled(table);
};

/**
 * §107.1 The icons a test reveals: at least one card, from the top of the deck down; when the deck runs out the discard
 * pile is shuffled and the draw goes on (§89.1). The cards revealed by this test are not in that pile yet (§107.4).
 */
export const revealed = (deck: KnownDeck, cards: number): Revealed => {
  let left = Math.max(1, cards);
  const take = (pile: readonly Icons[]): number => {
    const taken = Math.min(left, pile.length);
    left -= taken;
    return taken;
  };
  return [
    known(deck.top.slice(0, take(deck.top))),
    drawn(deck.shuffled, take(deck.shuffled)),
    known(deck.bottom.slice(0, take(deck.bottom))),
    drawn(deck.discard, take(deck.discard)),
  ].reduce(together, NOTHING);
};

/** §107.2, §41.1 Each conversion (an inspiration spent, a boulder §94.1) makes one revealed fate a success. */
export const successes = (icons: Revealed, conversions: number): Successes => {
  const chances: number[] = [];
  each(icons, (success, fate, chance) => {
    const count = success + Math.min(fate, conversions);
    chances[count] = (chances[count] ?? 0) + chance;
  });
  return Array.from(chances, (chance) => chance ?? 0);
};

/** §107.3 Chance of at least the successes needed. */
export const atLeast = (chances: Successes, needed: number): number =>
  Math.min(
    1,
    chances.slice(Math.max(0, needed)).reduce((sum, chance) => sum + chance, 0),
  );

export const expected = (chances: Successes): number =>
  chances.reduce((sum, chance, count) => sum + chance * count, 0);

export type TestOdds = {
  /** `pass[k]`: chance of at least k successes with every conversion at hand, up to the number needed or possible. */
  pass: number[];
  expected: number;
  /** `gain[i]`: what the (i + 1)th conversion adds to the chance of the successes needed. */
  gain: number[];
};

/** §107 All a player may ask before a test. */
export const testOdds = (
  deck: KnownDeck,
  test: { cards: number; conversions: number; needed: number },
): TestOdds => {
  const icons = revealed(deck, test.cards);
  const chances = successes(icons, test.conversions);
  const withSpent = (spent: number): number => atLeast(successes(icons, spent), test.needed);
  return {
    pass: Array.from({ length: Math.max(chances.length, test.needed + 1) }, (_, count) =>
      atLeast(chances, count),
    ),
    expected: expected(chances),
    gain: Array.from({ length: test.conversions }, (_, spent) => withSpent(spent + 1) - withSpent(spent)),
  };
};
