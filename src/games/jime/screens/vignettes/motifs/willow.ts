import { n, penFor } from '@/paint/pen';
import type { Motif } from '../scene';

const pen = penFor('a willow');

/** Long twigs that hang from a low crown, to the one side and the other. */
const twigs = (from: number, to: number, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const x = from + ((to - from) * i) / (count - 1);
    const top = -78 + ((x * x) / 1500) * 14 + pen.between(-4, 4);
    const foot = -12 - pen.between(0, 18) - Math.abs(x) * 0.1;
    return `M${n(x * 0.55)} ${n(top)}C${n(x * 0.95)} ${n(top - 6)} ${n(x + pen.between(-3, 3))} ${n(top + 22)} ${n(x * 1.12 + pen.between(-3, 3))} ${n(foot)}`;
  }).join('');

/** A pollard willow, 90 high. */
export const WILLOW: Motif = [
  {
    d: 'M-6 0C-4 -20 -8 -36 -10 -60L-2 -68L8 -62C5 -40 6 -20 10 0Z',
    fill: 'paper',
    line: 'line',
    width: 1.6,
  },
  { d: 'M3 0C1 -22 3 -42 4 -64L8 -62C5 -40 6 -20 10 0Z', fill: 'line', opacity: 0.85 },
  {
    d: 'M-44 -40C-52 -66 -30 -88 -2 -88C30 -90 50 -68 44 -40C30 -52 12 -56 0 -54C-16 -56 -30 -52 -44 -40Z',
    fill: 'paper',
  },
  { d: twigs(-44, 44, 30), line: 'line', width: 1.3 },
  { d: twigs(-30, 46, 18), line: 'line', width: 0.9, opacity: 0.6, fine: true },
];
