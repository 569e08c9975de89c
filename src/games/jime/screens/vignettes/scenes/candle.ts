import { circle, n, penFor } from '@/paint/pen';
import { rays } from '@/paint/vignette';
import { CANDLE_TOWER } from '../motifs/candleTower';
import { MILL } from '../motifs/mill';
import { MILL_WHEEL } from '../motifs/millWheel';
import { land, p, scene, setDown, sky, tufts, water } from '../scene';

const pen = penFor('the Miller and the King’s Candle');
const [LAMP, RED] = [p(66, 25), p(256, 58)];

/** Millstones laid flat, each with its eye, from the foreground out to the mill. */
const STONES = [p(30, 186), p(64, 174), p(96, 163), p(124, 154), p(148, 147)];
const stone = ({ x, y }: { x: number; y: number }, i: number): string => {
  const half = 21 - i * 3;
  return `M${n(x - half)} ${y}a${half} ${n(half * 0.3)} 0 1 0 ${half * 2} 0a${half} ${n(half * 0.3)} 0 1 0 ${-half * 2} 0Z`;
};

/** A mill at the end of a causeway of millstones; along the shore the King’s Candle, white, and beyond it the red one. */
export const CANDLE_SCENE = scene(
  [
    sky(pen, LAMP, 34, 98),
    { d: rays(RED, 6, 12, 12), line: 'accent', width: 1.3 },
    { d: circle(RED, 3.4), fill: 'accent' },
    ...land(
      pen,
      [p(-8, 88), p(50, 84), p(100, 92), p(170, 90), p(220, 74), p(256, 62), p(284, 72), p(310, 82)],
      [{ from: p(262, 68), to: p(300, 84), stroke: p(8, 12), count: 12 }],
    ),
    { d: rays(LAMP, 13, 23, 16), line: 'light', width: 1.5 },
    ...setDown(CANDLE_TOWER, p(66, 88), 0.62),
    { d: 'M-8 96L310 98L310 200L-8 200Z', fill: 'paper' },
    water(pen, 99, 192),
    { d: 'M60 104h13M56 111h20M62 118h10M57 126h17M63 134h8', line: 'light', width: 2 },
    ...land(pen, [p(150, 148), p(190, 142), p(250, 140), p(310, 144)]),
    ...setDown(MILL, p(232, 148), 0.94),
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
