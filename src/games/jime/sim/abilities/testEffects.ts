import type { AbilityEffectOf } from '@/games/jime/content';
import type { HeroId } from '@/games/jime/play';
import type { Card } from '../table/cards';
import { discard, reveal } from '../table/deck';
import type { Table } from '../table/table';
import { deckOf } from '../table/table';
import { statOf } from './constants';
import type { TestUnderWay } from './happening';

/** Icons of a test, as far as effects change them without another card. */
export interface Icons {
  success: number;
  fate: number;
  converted: number;
}

/** §107.2 So much fate for so many successes; with too little fate nothing happens. */
export const convert = (icons: Icons, { fate, into }: AbilityEffectOf<'convert'>): void => {
  const spent = fate === 'all' ? icons.fate : fate;
  if (spent <= 0 || icons.fate < spent) return;
  icons.fate -= spent;
  icons.success += into ?? spent;
  icons.converted += spent;
};

const count = (test: TestUnderWay, cards: readonly Card[], sign: 1 | -1): void => {
  for (const { success, fate } of cards) {
    test.success += sign * success;
    test.fate += sign * fate;
  }
};

/** §107.1 More cards from the top. */
export const revealMore = (table: Table, hero: HeroId, test: TestUnderWay, cards: number): void => {
  const more = cards > 0 ? reveal(deckOf(table, hero), cards, table.dice) : [];
  test.revealed.push(...more);
  count(test, more, 1);
};

/** The cards nobody misses: those without a success; if none, one of the poorest. */
export const putAway = (
  { revealed }: TestUnderWay,
  { cards }: AbilityEffectOf<'redraw'>,
): readonly Card[] => {
  if (cards === 'all') return revealed;
  const poor = revealed.filter(({ success, fate }) => success === 0 && fate === 0);
  const plain = poor.length > 0 ? poor : revealed.filter(({ success }) => success === 0);
  return cards === 'any' ? plain : plain.slice(0, 1);
};

export const redraw = (
  table: Table,
  hero: HeroId,
  test: TestUnderWay,
  effect: AbilityEffectOf<'redraw'>,
): void => {
  const away = putAway(test, effect);
  if (away.length === 0) return;
  const number = effect.into ?? away.length;
  count(test, away, -1);
  discard(deckOf(table, hero), ...away);
  test.revealed = test.revealed.filter((card) => !away.includes(card));
  test.fate = Math.max(0, test.fate);
  revealMore(table, hero, test, number);
};

/** The stat a hero is best at, of those an effect allows in place of the one asked for. */
export const testWith = (
  table: Table,
  hero: HeroId,
  test: TestUnderWay,
  { stats, of }: AbilityEffectOf<'testWith'>,
): void => {
  if (of && !of.includes(test.stat)) return;
  for (const stat of stats) if (statOf(table, hero, stat) > statOf(table, hero, test.stat)) test.stat = stat;
};
