import type { Motif } from '../scene';

/** A mill of stone and boards with one lit window; 104 high. The wheel stands before its left wall. */
export const MILL: Motif = [
  { d: 'M-40 0L-40 -54L40 -54L40 0Z', fill: 'paper', line: 'line', width: 1.8 },
  { d: 'M-50 -52L-24 -100L36 -100L52 -52Z', fill: 'paper', line: 'line', width: 1.8 },
  { d: 'M8 -100L36 -100L52 -52L16 -52Z', fill: 'line', opacity: 0.85 },
  {
    d: 'M-41 -68L2 -68M-34 -82L0 -82M-46 -58L6 -58M-30 -92L0 -92',
    line: 'line',
    width: 1,
    opacity: 0.7,
    fine: true,
  },
  { d: 'M22 -100V-112H31V-98', fill: 'paper', line: 'line', width: 1.6 },
  { d: 'M8 0V-26H24V0Z', fill: 'line' },
  { d: 'M-14 -30V-43H-3V-30Z', fill: 'light', line: 'line', width: 1.6 },
  { d: 'M-8.5 -30V-43M-14 -36.5H-3', line: 'line', width: 1.1 },
  {
    d: 'M-36 -8h9M-24 -14h8M-34 -20h7M-20 -4h8M-6 -12h8M28 -34h8M30 -22h7M-30 -46h8M-36 -34h6M26 -46h8',
    line: 'line',
    width: 1,
    opacity: 0.75,
    fine: true,
  },
];
