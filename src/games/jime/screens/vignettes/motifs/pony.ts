import type { Motif } from '../scene';

/** A pony in harness, seen from the side, 50 high. */
export const PONY: Motif = [
  {
    d: 'M-24 -31C-27 -30 -29 -24 -30 -12C-27 -13 -25 -18 -24 -23C-23 -19 -22 -17 -20 -15L-23 -8L-22 0L-17.5 0L-18 -7L-12 -17C-6 -15 2 -15 8 -17L9 -8L8 0L12.5 0L13 -9L15 -19C17 -22 18 -25 19 -28L25 -36C27 -35 29 -33 32 -31L36 -33L36 -36L30 -45L28 -50L25 -46C20 -46 15 -42 11 -35C4 -32 -8 -34 -16 -34C-20 -34 -22 -33 -24 -31Z',
    fill: 'line',
  },
  { d: 'M-14 -16L-12 0L-8 0L-8 -15Z', fill: 'line' },
  { d: 'M14 -18L18 0L22 0L18 -20Z', fill: 'line' },
  { d: 'M24 -46C19 -43 14 -38 13 -32M-36 -22L10 -26', line: 'paper', width: 1.2 },
];
