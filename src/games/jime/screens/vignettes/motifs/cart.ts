import { circle } from '@/paint/pen';
import { rays } from '@/paint/vignette';
import type { Motif } from '../scene';

const hub = { x: 0, y: -20 };

/** A carrier's cart with nobody on its bench, its shafts to the right; 62 high. */
export const CART: Motif = [
  { d: 'M-44 -52L40 -48L38 -24L-40 -24Z', fill: 'paper', line: 'line', width: 1.8 },
  { d: 'M-43 -44L39.5 -42M-42 -34L39 -33', line: 'line', width: 1.1 },
  { d: 'M-44 -52L-16 -51L-17 -24L-40 -24Z', fill: 'line', opacity: 0.3 },
  { d: 'M-34 -52C-34 -64 -22 -64 -20 -57C-16 -66 -2 -64 -3 -51Z', fill: 'paper', line: 'line', width: 1.5 },
  { d: 'M18 -48L20 -60L38 -60M22 -48L22 -60', line: 'line', width: 2.2 },
  { d: 'M38 -30L84 -26M38 -26L84 -22', line: 'line', width: 2 },
  { d: 'M-44 -52V-60a6 6 0 0 1 7 0', line: 'line', width: 1.4 },
  { d: 'M-41 -60l-3.4 6.4h6.8z', fill: 'light', line: 'line', width: 1 },
  { d: circle(hub, 20), fill: 'paper', line: 'line', width: 3.4 },
  { d: rays(hub, 3, 18.5, 10), line: 'line', width: 1.7 },
  { d: circle(hub, 4), fill: 'line' },
];
