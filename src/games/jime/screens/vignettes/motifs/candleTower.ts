import type { Motif } from '../scene';

/** A slender white tower, whole, with a door, a gallery and a flame on top; 112 high. */
export const CANDLE_TOWER: Motif = [
  { d: 'M-13 2L-8 -74L8 -74L13 2Q0 6 -13 2Z', fill: 'paper', line: 'line', width: 1.7 },
  { d: 'M4 4L3 -74L8 -74L13 2Q9 4 4 4Z', fill: 'line', opacity: 0.9 },
  { d: 'M-12 -74h24l-3 -7h-18z', fill: 'paper', line: 'line', width: 1.5 },
  { d: 'M-9 -81v-9M-3 -81v-9M3 -81v-9M9 -81v-9M-11 -90h22', line: 'line', width: 1.2 },
  { d: 'M-5 2v-11q3 -5 6 0v11z', fill: 'line' },
  {
    d: 'M-8 -24h6M-7 -40h6M-9 -14h4M-3 -32h5M-6 -56h5M-3 -48h5M-5 -66h5',
    line: 'line',
    width: 0.9,
    opacity: 0.8,
    fine: true,
  },
  {
    d: 'M-5 -90C-9 -98 -3 -102 -4 -113C2 -109 4 -103 2 -98C4 -99 5 -101 5 -103C8 -98 7 -94 5 -90Z',
    fill: 'light',
    line: 'line',
    width: 1,
  },
];
