import type { Motif } from '../scene';

/** A field gate of five bars between its posts, 46 high. */
export const GATE: Motif = [
  { d: 'M-46 0L-46 -44L-38 -46L-38 0ZM38 0L38 -46L46 -44L46 0Z', fill: 'paper', line: 'line', width: 1.8 },
  { d: 'M-42 0L-41 -45L-38 -46L-38 0ZM42 0L42 -45L46 -44L46 0Z', fill: 'line', opacity: 0.85 },
  {
    d: 'M-38 -38L38 -36L38 -32.5L-38 -34.5ZM-38 -30L38 -29L38 -26L-38 -27ZM-38 -22L38 -21.5L38 -18.5L-38 -19ZM-38 -14.5L38 -14.5L38 -11.5L-38 -11.5ZM-38 -7.5L38 -8L38 -5L-38 -4.5Z',
    fill: 'paper',
    line: 'line',
    width: 1.3,
  },
  { d: 'M-36 -6L34 -35', line: 'line', width: 2.6 },
];
