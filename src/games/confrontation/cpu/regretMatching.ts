import type { Work } from '@/kernel/slices';
import { conclude } from '@/kernel/slices';

/** The payoff of the side that chooses the row, for every row and column. */
export type Payoffs = readonly (readonly number[])[];

const ROUNDS = 500;

/** Plays what it regrets not having played, each as often as it regrets it. */
const strategyOf = (regrets: readonly number[]): number[] => {
  const total = regrets.reduce((sum, regret) => sum + Math.max(0, regret), 0);
  return regrets.map((regret) => (total > 0 ? Math.max(0, regret) / total : 1 / regrets.length));
};

const regretOf = (
  regrets: readonly number[],
  strategy: readonly number[],
  values: readonly number[],
): number[] => {
  const mean = values.reduce((sum, value, index) => sum + value * (strategy[index] ?? 0), 0);
  return regrets.map((regret, index) => regret + (values[index] ?? 0) - mean);
};

const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);

/** How often to choose each row so that no answer to it can be foreseen: the average play of two who learn from regret. */
export function* mixing(payoffs: Payoffs): Work<number[]> {
  const columns = payoffs[0]?.length ?? 0;
  const turned = Array.from({ length: columns }, (_, column) => payoffs.map((row) => row[column] ?? 0));
  let rowRegrets = payoffs.map(() => 0);
  let columnRegrets = turned.map(() => 0);
  const played = payoffs.map(() => 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const [row, column] = [strategyOf(rowRegrets), strategyOf(columnRegrets)];
    const gains = payoffs.map((values) => dot(values, column));
    const losses = turned.map((values) => -dot(values, row));
    rowRegrets = regretOf(rowRegrets, row, gains);
    columnRegrets = regretOf(columnRegrets, column, losses);
    for (const [index, share] of row.entries()) played[index] = (played[index] ?? 0) + share / ROUNDS;
    yield undefined;
  }
  return played;
}

export const mixedStrategy = (payoffs: Payoffs): number[] => conclude(mixing(payoffs));
