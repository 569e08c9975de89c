import type { Motif } from '../scene';

/** A post with an iron cup and a flame as tall as a child, a hook for a pail at its side; 96 high. */
export const HIRED_MAN: Motif = [
  { d: 'M-3.4 2L-2.4 -56L2.4 -56L3.4 2Z', fill: 'line' },
  { d: 'M2 -38h9q3 0 3 4', line: 'line', width: 1.6 },
  { d: 'M-11 -64L-7 -55L7 -55L11 -64Z', fill: 'line' },
  {
    d: 'M-7 -64C-13 -76 -4 -80 -6 -97C2 -91 5 -84 3 -77C6 -79 7 -82 7 -86C12 -78 11 -70 6 -64Z',
    fill: 'light',
    line: 'line',
    width: 1.2,
  },
];
