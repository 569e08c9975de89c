import type { Motif } from '../scene';

/** A fire of logs on the ground, 40 high. */
export const FIRE: Motif = [
  {
    d: 'M-14 -2C-18 -14 -8 -18 -10 -32C-1 -28 0 -20 -2 -14C2 -17 4 -22 3 -28C11 -22 16 -12 12 -2Z',
    fill: 'light',
    line: 'line',
    width: 1.4,
  },
  { d: 'M-5 -2C-8 -9 -3 -11 -3 -17C3 -13 6 -8 4 -2Z', fill: 'accent' },
  { d: 'M-20 0L18 -6L19 -2L-19 4ZM-18 -6L20 0L19 4L-20 -2Z', fill: 'line' },
];
