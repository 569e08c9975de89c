import type { Motif } from '../scene';

/** A boy seen from behind, one arm out with a lantern to see who comes; 46 high. */
export const LANTERN_BOY: Motif = [
  { d: 'M-6 0L-5 -14L-8 -30Q0 -36 7 -30L5 -14L6 0L2 0L0 -12L-2 0Z', fill: 'line', line: 'paper', width: 0.8 },
  { d: 'M-5 -38a5 5.4 0 1 0 10 0a5 5.4 0 1 0 -10 0Z', fill: 'line' },
  { d: 'M-6 -41q6 -6 12 0l1 3l-3 -2l-7 0z', fill: 'line' },
  { d: 'M4 -29L32 -25', line: 'line', width: 3 },
  { d: 'M31 -25a4 4 0 0 1 8 0', line: 'line', width: 1.1 },
  { d: 'M31 -22h8l2 11h-12z', fill: 'light', line: 'line', width: 1.2 },
];
