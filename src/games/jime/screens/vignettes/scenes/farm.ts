import { n, penFor } from '@/paint/pen';
import { FARMHOUSE } from '../motifs/farmhouse';
import { GATE } from '../motifs/gate';
import { land, p, scene, setDown, sky, tufts } from '../scene';

const pen = penFor('a night at Goldworthy');

/** Bushes of a hedge, one over the other. */
const hedge = (from: number, to: number, foot: number): string => {
  let d = `M${from} ${foot}`;
  for (let x = from; x < to; x += 9)
    d += `q${n(pen.between(1, 3))} ${n(-pen.between(15, 22))} 9 ${n(pen.between(-2, 2))}`;
  return `${d}L${to} ${foot + 8}L${from} ${foot + 8}Z`;
};

/** The gate of a farm at night, its kitchen lit, and torches on the hill behind. */
export const FARM_SCENE = scene(
  [
    sky(pen, p(176, 92), 26, 100),
    ...land(
      pen,
      [p(-8, 74), p(36, 60), p(78, 68), p(120, 88), p(180, 98), p(310, 92)],
      [{ from: p(40, 64), to: p(112, 88), stroke: p(7, 12), count: 18 }],
    ),
    ...[p(24, 66), p(40, 62), p(60, 68), p(82, 76)].map((at) => ({
      d: `M${at.x} ${at.y}v-7`,
      line: 'line' as const,
      width: 1.4,
    })),
    {
      d: [p(24, 57), p(40, 53), p(60, 59), p(82, 67)]
        .map(({ x, y }) => `M${x - 2} ${y + 2}q-1 -4 2 -6q3 2 2 6z`)
        .join(''),
      fill: 'accent',
    },
    ...land(pen, [p(-8, 122), p(80, 116), p(180, 118), p(310, 114)]),
    ...setDown(FARMHOUSE, p(204, 126), 1.02),
    {
      d: 'M200 127C184 140 120 160 84 200L168 200C186 172 204 150 212 127Z',
      fill: 'paper',
      line: 'line',
      width: 1.2,
    },
    { d: hedge(-6, 64, 160), fill: 'paper', line: 'line', width: 1.5 },
    { d: hedge(168, 306, 160), fill: 'paper', line: 'line', width: 1.5 },
    {
      d: Array.from(
        { length: 36 },
        (_, i) =>
          `M${n((i * 1.9) % 62)} ${n(pen.between(148, 164))}l4 4M${n(172 + ((i * 3.6) % 126))} ${n(pen.between(148, 164))}l4 4`,
      ).join(''),
      line: 'line',
      width: 0.9,
      opacity: 0.6,
      fine: true,
    },
    ...setDown(GATE, p(116, 174), 1.2),
    tufts(pen, [p(20, 180), p(60, 184), p(100, 178), p(250, 182), p(284, 178)], 9),
  ],
  { left: 64, top: 30, width: 220, height: 145 },
);
