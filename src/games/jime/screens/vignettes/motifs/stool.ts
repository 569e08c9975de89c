import type { Motif } from '../scene';

/** A stool with three legs, 22 high. */
export const STOOL: Motif = [
  { d: 'M-12 -18L-16 0L-12.5 0L-8 -17ZM12 -18L16 0L12.5 0L8 -17ZM-2 -16L-1.6 4L2 4L2 -16Z', fill: 'line' },
  {
    d: 'M-17 -21C-17 -24 -8 -25.5 0 -25.5C8 -25.5 17 -24 17 -21C17 -18 8 -16.5 0 -16.5C-8 -16.5 -17 -18 -17 -21Z',
    fill: 'paper',
    line: 'line',
    width: 1.6,
  },
  { d: 'M-11 -22Q0 -24 11 -22M-9 -19.6Q0 -21 8 -19.8', line: 'line', width: 0.9, opacity: 0.7 },
];
