import type { Games, Histogram } from './tally';

/** Where a tenth, the half and nine tenths of all games lie. */
export type Spread = { p10: number; p50: number; p90: number };

/** A share or a number as reports print it: no more digits than it has meaning, and the same on every machine. */
export const rounded = (value: number): number => Number(value.toFixed(4));

export const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : rounded(part / whole));

export const rateOf = ({ games, won }: Games): number => shareOf(won, games);

export const sum = (values: Iterable<number>): number =>
  [...values].reduce((total, value) => total + value, 0);

const entriesOf = (histogram: Histogram): [value: number, count: number][] =>
  Object.entries(histogram)
    .map(([value, count]): [number, number] => [Number(value), count])
    .sort(([a], [b]) => a - b);

export const meanOf = (histogram: Histogram): number => {
  const entries = entriesOf(histogram);
  return shareOf(sum(entries.map(([value, count]) => value * count)), sum(entries.map(([, count]) => count)));
};

/** The smallest value that so large a share of the games does not exceed. */
export const quantile = (histogram: Histogram, share: number): number => {
  const entries = entriesOf(histogram);
  const wanted = share * sum(entries.map(([, count]) => count));
  let seen = 0;
  for (const [value, count] of entries) {
    seen += count;
    if (seen >= wanted) return value;
  }
  return 0;
};

export const spreadOf = (histogram: Histogram): Spread => ({
  p10: quantile(histogram, 0.1),
  p50: quantile(histogram, 0.5),
  p90: quantile(histogram, 0.9),
});

/** Half the width of the interval that holds the true rate 19 times in 20 (Wilson’s, which stays honest near 0 and 1). */
export const doubtOf = ({ games, won }: Games): number => {
  if (games === 0) return 1;
  const z = 1.96;
  const rate = won / games;
  const spread = Math.sqrt((rate * (1 - rate)) / games + (z * z) / (4 * games * games));
  return rounded((z * spread) / (1 + (z * z) / games));
};

export const percent = (share: number): string => `${Math.round(100 * share)}%`;
export const points = (share: number): string =>
  `${share < 0 ? '−' : '+'}${Math.abs(100 * share).toFixed(1)}`;
