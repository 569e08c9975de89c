import { circle, n } from '@/paint/pen';
import { rays } from '@/paint/vignette';
import type { Motif } from '../scene';

const hub = { x: 0, y: -36 };

/** Boards across the rim, as seen from the side. */
const paddles = Array.from({ length: 14 }, (_, i) => {
  const angle = (i * 2 * Math.PI) / 14;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (out: number, side: number): string =>
    `${n(cos * out - sin * side)} ${n(hub.y + sin * out + cos * side)}`;
  return `M${at(27, -1.6)}L${at(38, -2.2)}L${at(38, 2.2)}L${at(27, 1.6)}Z`;
}).join('');

/** A mill-wheel on its axle, 74 high. */
export const MILL_WHEEL: Motif = [
  { d: paddles, fill: 'paper', line: 'line', width: 1.4 },
  { d: circle(hub, 33), line: 'line', width: 3 },
  { d: circle(hub, 26), line: 'line', width: 1.8 },
  { d: rays(hub, 4, 26, 8), line: 'line', width: 2.2 },
  { d: circle(hub, 5), fill: 'line' },
];
