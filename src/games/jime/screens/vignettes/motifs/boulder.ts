import type { Motif } from '../scene';

/** A boulder that was stood on end long ago, its lee side in shadow; 56 high. */
export const BOULDER: Motif = [
  {
    d: 'M-27 0C-31 -18 -24 -44 -10 -53C2 -60 18 -48 23 -32C27 -20 28 -8 27 0Z',
    fill: 'paper',
    line: 'line',
    width: 1.9,
  },
  {
    d: 'M8 -50l11 16M4 -44l19 28M2 -34l23 31M2 -22l18 21M2 -10l9 10',
    line: 'line',
    width: 1.2,
    opacity: 0.75,
  },
  { d: 'M-18 -38q4 -4 6 2M-20 -20q6 -2 9 3M-10 -48q3 -1 5 2', line: 'line', width: 1.1 },
];
