import type { Motif } from '../scene';

/** Sacks in a heap, three and two and one, tied at the neck; 44 high. */
const sack = (x: number, y: number): string =>
  `M${x - 11} ${y}q-4 -11 5 -16l3 -3l-3 -4q6 -2 12 0l-3 4l3 3q9 5 5 16q-11 3 -22 0Z`;

export const SACKS: Motif = [
  { d: `${sack(-23, 0)}${sack(23, 0)}`, fill: 'paper', line: 'line', width: 1.6 },
  { d: sack(0, 1), fill: 'paper', line: 'line', width: 1.6 },
  { d: `${sack(-12, -15)}${sack(12, -15)}`, fill: 'paper', line: 'line', width: 1.6 },
  { d: sack(0, -30), fill: 'paper', line: 'line', width: 1.6 },
  { d: 'M-26 -6q3 2 6 1M20 -6q3 2 6 1M-3 -5q3 2 6 1M-14 -21q3 2 5 1M10 -21q3 2 5 1', line: 'line', width: 1 },
  { d: 'M27 0q4 -8 0 -14M16 -15q5 -7 0 -13M4 -30q4 -6 1 -12', line: 'line', width: 1.6, opacity: 0.6 },
];
