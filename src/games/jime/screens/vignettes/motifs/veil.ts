import { n, penFor } from '@/paint/pen';
import type { Motif } from '../scene';

const pen = penFor('the veil');

const threads = Array.from({ length: 9 }, (_, i) => {
  const x = -7 + i * 1.75;
  const drift = pen.between(-2, 5);
  return `M${n(x * 0.5)} -80C${n(x * 0.6 + 1)} -56 ${n(x + drift * 0.6)} -28 ${n(x * 1.3 + drift)} ${n(-pen.between(0, 8))}`;
}).join('');

/** Water that falls so thin that the wind lifts it; 80 high. */
export const VEIL: Motif = [
  { d: 'M-4 -80C-6 -50 -10 -24 -13 0L18 0C12 -26 6 -52 4 -80Z', fill: 'paper' },
  { d: threads, line: 'line', width: 0.9, opacity: 0.8 },
  { d: 'M-16 1q4 -5 8 -1q4 -5 8 0q4 -5 8 0q5 -4 9 1', line: 'line', width: 1.3 },
];
