import type { Motif } from '../scene';

/** A supper bell under the arm of a post, its cord hanging; 100 high. */
export const BELL: Motif = [
  { d: 'M-5 0L-4 -96L4 -98L5 0Z', fill: 'paper', line: 'line', width: 1.8 },
  { d: 'M1 -2L0.5 -97L4 -98L5 0Z', fill: 'line', opacity: 0.85 },
  { d: 'M-9 -93L50 -99L51 -93L-9 -87Z', fill: 'paper', line: 'line', width: 1.8 },
  { d: 'M3 -66L28 -91L32 -91L4 -61Z', fill: 'line' },
  { d: 'M-12 -97L20 -112L54 -104L52 -100L20 -106L-10 -92Z', fill: 'line' },
  { d: 'M36 -95V-88', line: 'line', width: 2.4 },
  {
    d: 'M24 -58C25 -64 26 -66 26 -72C26 -82 30 -88 36 -88C42 -88 46 -82 46 -72C46 -66 47 -64 48 -58L52 -53L20 -53Z',
    fill: 'light',
    line: 'line',
    width: 1.8,
  },
  {
    d: 'M39 -87C44 -85 46 -80 46 -72C46 -66 47 -64 48 -58L52 -53L42 -53C43 -64 43 -76 39 -87Z',
    fill: 'line',
    opacity: 0.55,
  },
  { d: 'M24 -59H48', line: 'line', width: 1.2 },
  { d: 'M33 -52a3.4 3.4 0 1 0 6 0Z', fill: 'line' },
  { d: 'M36 -47C34 -38 39 -30 36 -21L38 -17L34 -17L36 -21', line: 'line', width: 1.3 },
];
