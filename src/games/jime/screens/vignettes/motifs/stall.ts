import type { Motif } from '../scene';

/** A market stall under a striped awning, its board laid out; 46 high. */
export const STALL: Motif = [
  { d: 'M-24 0V-34M24 0V-34', line: 'line', width: 1.8 },
  { d: 'M-27 -14L27 -14L27 -9L-27 -9Z', fill: 'paper', line: 'line', width: 1.5 },
  { d: 'M-20 -14q3 -7 7 0M-10 -14q4 -9 8 0M2 -14q3 -6 6 0M11 -14q4 -8 8 0', line: 'line', width: 1.2 },
  { d: 'M-30 -32L-22 -46L22 -46L30 -32Z', fill: 'paper', line: 'line', width: 1.7 },
  {
    d: 'M-18 -32L-14 -46H-7L-8 -32ZM2 -32L1 -46H8L12 -32ZM22 -32L16 -46H22L30 -32Z',
    fill: 'line',
    opacity: 0.8,
  },
  { d: 'M-30 -32q5 6 10 0q5 6 10 0q5 6 10 0q5 6 10 0q5 6 10 0q5 6 10 0', line: 'line', width: 1.3 },
];
