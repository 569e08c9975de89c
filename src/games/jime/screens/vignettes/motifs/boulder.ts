import type { Motif } from '../scene';

/** A boulder that was stood on end long ago, its lee side in shadow; 56 high. */
export const BOULDER: Motif = [
  {
    d: 'M-28 0L-30 -13L-25 -33L-15 -50L-3 -54L5 -51L17 -44L24 -27L29 -11L28 0Z',
    fill: 'paper',
    line: 'line',
    width: 1.9,
  },
  {
    d: 'M5 -51L2 -36L6 -18L3 0M9 -46l12 18M7 -34l17 22M9 -22l17 20M8 -10l9 9',
    line: 'line',
    width: 1.2,
    opacity: 0.75,
  },
  { d: 'M-18 -38q4 -4 6 2M-20 -20q6 -2 9 3M-10 -48q3 -1 5 2', line: 'line', width: 1.1 },
];
