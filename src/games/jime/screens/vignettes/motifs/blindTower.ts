import type { Motif } from '../scene';

/** A tower seen from behind: a wall of courses without a window, and the light of its far side over the crown; 90 high. */
export const BLIND_TOWER: Motif = [
  {
    d: 'M-22 2L-18 -62L-23 -64L-23 -78L-14 -78L-14 -72L-5 -72L-5 -80L5 -80L5 -72L14 -72L14 -78L23 -78L23 -64L18 -62L22 2Q0 7 -22 2Z',
    fill: 'paper',
    line: 'line',
    width: 1.8,
  },
  { d: 'M4 5L4 -72L14 -72L14 -78L23 -78L23 -64L18 -62L22 2Q14 4 4 5Z', fill: 'line', opacity: 0.88 },
  {
    d: 'M-16 -54h12M-14 -44h15M-17 -34h10M-15 -24h16M-18 -14h12M-16 -5h16M-6 -62h8',
    line: 'line',
    width: 1,
    opacity: 0.8,
    fine: true,
  },
];
