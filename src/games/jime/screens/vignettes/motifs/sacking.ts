import type { Motif } from '../scene';

/** One in sacking and old mail, seen from behind, with bent head and empty hands; 40 high. */
export const SACKING: Motif = [
  {
    d: 'M-9 0C-8 -12 -9 -22 -6 -29Q0 -34 6 -29C9 -22 8 -12 9 0L4 -1L1 1L-3 -1L-6 1Z',
    fill: 'line',
    line: 'paper',
    width: 0.9,
  },
  { d: 'M-5 -33a5 5.2 0 1 0 10 0a5 5.2 0 1 0 -10 0Z', fill: 'line', line: 'paper', width: 0.9 },
  { d: 'M-5 -24l3 16M0 -26v18M5 -24l-3 16', line: 'paper', width: 0.7, opacity: 0.7, fine: true },
];
