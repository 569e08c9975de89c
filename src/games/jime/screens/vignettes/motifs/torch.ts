import type { Motif } from '../scene';

/** One torch on a pole driven into the ground, 70 high. */
export const TORCH: Motif = [
  { d: 'M-2 0L-1.4 -46L1.4 -46L2 0Z', fill: 'line' },
  { d: 'M-4.5 -45L-3.4 -54L3.4 -54L4.5 -45Z', fill: 'line' },
  {
    d: 'M-4 -54C-9 -62 -3 -65 -4 -74C1 -72 3 -68 2 -64C4 -65 5 -67 5 -70C9 -64 8 -58 4 -54Z',
    fill: 'light',
    line: 'line',
    width: 1.1,
  },
];
