import type { Side } from '../../src/games/confrontation/content';
import type { PlayerName } from './players';
import { wilson } from './wilson';

export const CASTS = ['classic', 'variant', 'draft'] as const;
export type Cast = (typeof CASTS)[number];
export type Pair = readonly [PlayerName, PlayerName];

export type Tally = { won: number; played: number };

/** How often the first of a pair won, on each side, and how long its decisions took in milliseconds. */
export interface Row extends Record<Side, Tally> {
  pair: Pair;
  cast: Cast;
  /** The seed of the first of its games; the others follow. */
  first: number;
  decision: { median: number; worst: number; decisions: number };
}

/** Games of a row that are played together: whoever breaks off loses no more than these. */
export type Part = Pick<Row, 'pair' | 'cast' | 'first'> & { games: number };

const together = (one: Tally, other: Tally): Tally => ({
  won: one.won + other.won,
  played: one.played + other.played,
});

export const bothSides = ({ fellowship, sauron }: Row): Tally => together(fellowship, sauron);

/** How often the Fellowship won, whoever played it. */
export const fellowshipOf = ({ fellowship, sauron }: Row): Tally => ({
  won: fellowship.won + sauron.played - sauron.won,
  played: fellowship.played + sauron.played,
});

/** The rows of a file, a line of JSON each. */
export const rowsIn = (lines: string): Row[] =>
  lines
    .split('\n')
    .filter((words) => words !== '')
    .map((words) => JSON.parse(words) as Row);

const nameOf = ({ pair, cast }: Pick<Row, 'pair' | 'cast'>): string => `${pair.join(' v ')}, ${cast}`;

/** Whether all games of the part are among those of a row. */
export const isMeasured = (rows: readonly Row[], part: Part): boolean =>
  rows.some(
    (row) =>
      nameOf(row) === nameOf(part) &&
      row.first <= part.first &&
      part.first + part.games <= row.first + bothSides(row).played,
  );

/** The medians of parts lie so close that the mean of them will do. */
const decisionsOf = (one: Row['decision'], other: Row['decision']): Row['decision'] => {
  const decisions = one.decisions + other.decisions;
  return {
    median: (one.median * one.decisions + other.median * other.decisions) / decisions,
    worst: Math.max(one.worst, other.worst),
    decisions,
  };
};

const joined = (one: Row, other: Row): Row => ({
  ...one,
  fellowship: together(one.fellowship, other.fellowship),
  sauron: together(one.sauron, other.sauron),
  decision: decisionsOf(one.decision, other.decision),
});

/** One row for each pair and cast: pairs as they come, casts in their order. */
export const wholeRows = (rows: readonly Row[]): Row[] => {
  const pairs = new Map(rows.map(({ pair }) => [pair.join(), pair]));
  return [...pairs.values()].flatMap((pair) =>
    CASTS.flatMap((cast) => {
      const [first, ...others] = rows.filter((row) => nameOf(row) === nameOf({ pair, cast }));
      return first ? [others.reduce(joined, first)] : [];
    }),
  );
};

export const percent = (share: number): string => (100 * share).toFixed(1);

/** As tables say it: `320/400 = 80.0 % (75.8–83.6)`. */
export const shareOf = ({ won, played }: Tally): string => {
  const [low, high] = wilson(won, played);
  return `${won}/${played} = ${percent(won / played)} % (${percent(low)}–${percent(high)})`;
};

/** The median and the worst decision, as tables say it. */
export const timesOf = ({ decision: { median, worst } }: Row): string =>
  `${Math.round(median)} / ${worst} ms`;

export const HEAD = [
  ...['pair', 'cast', 'first wins', 'as the Fellowship', 'as Sauron'],
  'decision, median / worst',
];

export const cellsOf = (row: Row): string[] => [
  row.pair.join(' v '),
  row.cast,
  ...[bothSides(row), row.fellowship, row.sauron].map(shareOf),
  timesOf(row),
];
