import { circle, n, penFor } from '@/paint/pen';
import { rays } from '@/paint/vignette';
import { CANDLE_TOWER } from '../motifs/candleTower';
import { MILL } from '../motifs/mill';
import { MILL_WHEEL } from '../motifs/millWheel';
import { TOWER } from '../motifs/tower';
import { land, p, scene, setDown, sky, tufts, water } from '../scene';

const pen = penFor('the Miller and the King’s Candle');
const [LAMP, MILLER, RED] = [p(66, 25), p(256, 21), p(142, 59)];

/** Millstones laid flat, each with its eye, from the foreground out to the mill. */
const STONES = [p(30, 186), p(64, 174), p(96, 163), p(124, 154), p(148, 147)];
const stone = ({ x, y }: { x: number; y: number }, i: number): string => {
  const half = 21 - i * 3;
  return `M${n(x - half)} ${y}a${half} ${n(half * 0.3)} 0 1 0 ${half * 2} 0a${half} ${n(half * 0.3)} 0 1 0 ${-half * 2} 0Z`;
};

/** A mill with a lamp in place of a chimney, at the end of a causeway of millstones; along the shore the King’s Candle, white, and beyond it the red one. */
export const CANDLE_SCENE = scene(
  [
    sky(pen, LAMP, 30, 98),
    { d: rays(RED, 6, 12, 12), line: 'accent', width: 1.3 },
    { d: circle(RED, 3.4), fill: 'accent' },
    ...land(
      pen,
      [p(-8, 90), p(50, 86), p(96, 88), p(124, 74), p(142, 64), p(162, 74), p(200, 88), p(310, 86)],
      [{ from: p(146, 69), to: p(184, 86), stroke: p(7, 9), count: 12 }],
    ),
    { d: rays(LAMP, 13, 23, 16), line: 'light', width: 1.5 },
    ...setDown(CANDLE_TOWER, p(66, 88), 0.62),
    { d: 'M-8 96L310 98L310 200L-8 200Z', fill: 'paper' },
    water(pen, 99, 192),
    { d: 'M60 104h13M56 111h20M62 118h10M57 126h17M63 134h8', line: 'light', width: 2 },
    ...land(pen, [p(150, 148), p(190, 142), p(250, 140), p(310, 144)]),
    { d: rays(MILLER, 11, 19, 14), line: 'light', width: 1.5 },
    ...setDown(MILL, p(232, 148), 0.94),
    ...setDown(TOWER, p(258, 58), 0.44),
    ...setDown(MILL_WHEEL, p(180, 160), 0.92),
    { d: STONES.map(stone).join(''), fill: 'paper', line: 'line', width: 1.5 },
    {
      d: STONES.map(({ x, y }, i) => circle(p(x, y), 3.4 - i * 0.5)).join(''),
      fill: 'line',
    },
    tufts(pen, [p(216, 166), p(250, 172), p(286, 164), p(8, 190)], 9),
  ],
  { left: 30, top: 10, width: 236, height: 156 },
);
