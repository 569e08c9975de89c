const timed = (run: () => void): number => {
  const before = performance.now();
  run();
  return performance.now() - before;
};

const SLOWEST = 20;
const AGAIN = 5;

/**
 * Runs the work for each seed and says the median, the 99th in a hundred and the worst. The work is the same for the same
 * seed, so the slowest are run again and their best times kept apart: what remains is the work, not the machine's other cares.
 */
export const spread = (name: string, seeds: number, work: (seed: number) => void): string => {
  const runs = Array.from({ length: seeds }, (_, seed) => ({ seed, time: timed(() => work(seed)) }));
  runs.sort((a, b) => a.time - b.time);
  const at = (share: number): string => (runs[Math.floor(share * (seeds - 1))]?.time ?? 0).toFixed(2);
  const again = runs.slice(-SLOWEST).map(({ seed }) => {
    const times = Array.from({ length: AGAIN }, () => timed(() => work(seed)));
    return Math.min(...times);
  });
  const repeated = Math.max(...again).toFixed(2);
  return `${name}: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, worst ${at(1)} ms (run again ${repeated} ms), ${seeds} runs`;
};
