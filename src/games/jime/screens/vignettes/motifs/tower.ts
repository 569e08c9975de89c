import type { Motif } from '../scene';

/** The stump of a white tower, broken on one side, with a flame in its crown; 84 high. */
export const TOWER: Motif = [
  {
    d: 'M-19 2L-15 -52L-21 -54L-21 -68L-13 -68L-13 -62L-6 -62L-6 -70L2 -70L3 -60L9 -56L11 -44L17 -40L15 -28L20 0Q0 6 -19 2Z',
    fill: 'paper',
    line: 'line',
    width: 1.8,
  },
  { d: 'M6 4L5 -30L2 -46L3 -60L9 -56L11 -44L17 -40L15 -28L20 0Q14 3 6 4Z', fill: 'line', opacity: 0.9 },
  {
    d: 'M-13 -40h7M-14 -22h8M-6 -30h7M-10 -50h6M-15 -8h7M-4 -12h7',
    line: 'line',
    width: 1,
    opacity: 0.8,
    fine: true,
  },
  { d: 'M-9 -24v-9q4 -6 8 0v9z', fill: 'line' },
  {
    d: 'M-9 -64C-12 -74 -6 -76 -7 -86C-1 -82 0 -78 -1 -74C2 -75 2 -78 2 -80C6 -74 4 -68 2 -63Z',
    fill: 'light',
    line: 'line',
    width: 1,
  },
];
