import type { Motif } from '../scene';

/** Somebody who stands, seen from behind in a long cloak, 30 high. */
export const WATCHER: Motif = [
  { d: 'M-6.5 0L-5 -17Q0 -23 5 -17L6.5 0Z', fill: 'line', line: 'paper', width: 1.2 },
  { d: 'M-3.6 -25a3.6 4 0 1 0 7.2 0a3.6 4 0 1 0 -7.2 0Z', fill: 'line', line: 'paper', width: 1.2 },
];
