/** One measured number; `npm run bench` prints each as a line of JSON. `limit` is what it may be at most. */
export type Figure = { name: string; value: number; unit: string; limit?: number };

/** Whether a figure keeps its limit, in a word; nothing where it has none. */
export const verdict = ({ value, limit }: Figure): string =>
  limit === undefined ? '' : `${value <= limit ? 'kept' : 'BROKEN'}: at most ${limit}`;

/** What was asked for beside the names of subjects. */
export type Asked = {
  /** Another page to measure in turns with ours, until it shows this text. */
  against?: { url: string; text: string };
};

/** What a file of scripts/bench exports as `figures`. */
export type Subject = (asked: Asked) => Figure[] | Promise<Figure[]>;

const timed = <Result>(run: () => Result): { time: number; result: Result } => {
  const before = performance.now();
  const result = run();
  return { time: performance.now() - before, result };
};

const SLOWEST = 0.01;
const AGAIN = 5;

/**
 * Runs the work for each seed and says the median, the 99th in a hundred and the worst. The work is the same for the same
 * seed, so the slowest in a hundred are run again and their best times kept apart: what remains is the work, not the
 * machine’s other cares.
 * What `judge` does with each result is not timed.
 */
export const spread = <Result>(
  name: string,
  seeds: number,
  work: (seed: number) => Result,
  judge?: (result: Result, seed: number) => void,
): Figure[] => {
  const runs = Array.from({ length: seeds }, (_, seed) => {
    const { time, result } = timed(() => work(seed));
    judge?.(result, seed);
    return { seed, time };
  });
  runs.sort((a, b) => a.time - b.time);
  const at = (share: number): number => runs[Math.floor(share * (seeds - 1))]?.time ?? 0;
  const again = runs.slice(-Math.ceil(SLOWEST * seeds)).map(({ seed }) => {
    const times = Array.from({ length: AGAIN }, () => timed(() => work(seed)).time);
    return Math.min(...times);
  });
  const figures = { median: at(0.5), p99: at(0.99), worst: at(1), 'worst, run again': Math.max(...again) };
  return Object.entries(figures).map(([which, time]) => ({
    name: `${name}: ${which}`,
    value: Number(time.toFixed(2)),
    unit: 'ms',
  }));
};
