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
  decision: { median: number; worst: number; decisions: number };
}

export const bothSides = ({ fellowship, sauron }: Row): Tally => ({
  won: fellowship.won + sauron.won,
  played: fellowship.played + sauron.played,
});

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

/** Whether so many games of the pair were played this way. */
export const isMeasured = (rows: readonly Row[], pair: Pair, cast: Cast, games: number): boolean =>
  rows.some((row) => row.cast === cast && row.pair.join() === pair.join() && bothSides(row).played === games);

export const percent = (share: number): string => (100 * share).toFixed(1);

/** As tables say it: `320/400 = 80.0 % (75.8–83.6)`. */
export const shareOf = ({ won, played }: Tally): string => {
  const [low, high] = wilson(won, played);
  return `${won}/${played} = ${percent(won / played)} % (${percent(low)}–${percent(high)})`;
};

export const HEAD = [
  ...['pair', 'cast', 'first wins', 'as the Fellowship', 'as Sauron'],
  'decision, median / worst',
];

export const cellsOf = (row: Row): string[] => [
  row.pair.join(' v '),
  row.cast,
  ...[bothSides(row), row.fellowship, row.sauron].map(shareOf),
  `${row.decision.median} / ${row.decision.worst} ms`,
];
