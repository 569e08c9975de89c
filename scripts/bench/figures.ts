/** Milliseconds of each run, said as median, 99th in a hundred, and worst. */
export const spread = (name: string, times: number[]): string => {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(2);
  return `${name}: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, worst ${at(1)} ms (${times.length} runs)`;
};

export const timed = (run: () => void): number => {
  const before = performance.now();
  run();
  return performance.now() - before;
};
