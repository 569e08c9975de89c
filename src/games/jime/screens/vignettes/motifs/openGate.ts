import type { Motif } from '../scene';

/** A gate that stands open between its posts, its leaf swung back, and a lantern on the ground in it; 50 high. */
export const OPEN_GATE: Motif = [
  {
    d: 'M-38 -2L-20 -10L-20 -44L-38 -42ZM-38 -34L-20 -37M-38 -26L-20 -30M-38 -18L-20 -23M-38 -10L-20 -16M-38 -8L-20 -42',
    fill: 'paper',
    line: 'line',
    width: 1.4,
  },
  { d: 'M-46 0L-46 -46L-38 -48L-38 0ZM38 0L38 -48L46 -46L46 0Z', fill: 'paper', line: 'line', width: 1.8 },
  { d: 'M-42 0L-41 -47L-38 -48L-38 0ZM42 0L42 -47L46 -46L46 0Z', fill: 'line', opacity: 0.85 },
  { d: 'M48 2L56 -46L59 -45L52 2Z', fill: 'line' },
  { d: 'M-3 -13a4 5 0 0 1 8 0', line: 'line', width: 1.2 },
  { d: 'M-4 -12h10l2 12h-14z', fill: 'light', line: 'line', width: 1.3 },
];
