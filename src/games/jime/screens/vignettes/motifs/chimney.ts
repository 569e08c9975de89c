import type { Motif } from '../scene';

/** A chimney left standing where its house burned, the hearth still black; 70 high. */
export const CHIMNEY: Motif = [
  { d: 'M-12 0L-10 -26L-6 -34L-6 -66L8 -66L8 -32L12 -24L13 0Z', fill: 'paper', line: 'line', width: 1.7 },
  { d: 'M3 0L3 -28L3 -66L8 -66L8 -32L12 -24L13 0Z', fill: 'line', opacity: 0.8 },
  { d: 'M-8 -66H10V-70H-8Z', fill: 'line' },
  { d: 'M-8 0V-10Q-3 -16 1 -10V0Z', fill: 'line' },
  {
    d: 'M-5 -44h5M-5 -56h4M-3 -50h4M-7 -28h6M-9 -20h6M-22 2q3 -6 8 -2M14 2q5 -7 10 0',
    line: 'line',
    width: 1,
    opacity: 0.8,
    fine: true,
  },
  { d: 'M-4 -70q-1 -5 4 -5q2 -3 4 -1l-2 2q2 2 0 4z', fill: 'line' },
];
