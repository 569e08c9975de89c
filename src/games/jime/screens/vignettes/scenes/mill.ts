import { penFor } from '@/paint/pen';
import { MILL } from '../motifs/mill';
import { MILL_WHEEL } from '../motifs/millWheel';
import { VEIL } from '../motifs/veil';
import { firs, land, p, scene, setDown, sky, tufts, water } from '../scene';

const pen = penFor('the mill below the Bride');

/** A mill-wheel under a veil of falling water. */
export const MILL_SCENE = scene(
  [
    sky(pen, p(206, 96), 0, 96),
    ...land(
      pen,
      [p(-8, 100), p(30, 80), p(58, 40), p(84, 26), p(112, 30), p(128, 58), p(160, 84), p(310, 98)],
      [
        { from: p(116, 36), to: p(150, 80), stroke: p(8, 18), count: 14 },
        { from: p(20, 88), to: p(56, 48), stroke: p(3, 14), count: 10 },
      ],
    ),
    ...setDown(VEIL, p(94, 118), 1.08),
    firs(pen, [p(18, 128), p(36, 122), p(268, 120), p(286, 128)], (i) => 34 + (i % 2) * 12),
    ...land(pen, [p(-8, 128), p(60, 120), p(120, 122), p(200, 126), p(310, 124)]),
    ...setDown(MILL, p(208, 146), 1.15),
    ...land(pen, [p(-8, 156), p(40, 150), p(80, 152), p(128, 158)]),
    water(pen, 152, 192, 60, 300),
    ...setDown(MILL_WHEEL, p(148, 168), 1.12),
    { d: 'M104 162C116 158 124 168 136 166S160 172 176 168S200 172 214 168', line: 'line', width: 1.3 },
    tufts(pen, [p(14, 164), p(34, 172), p(20, 182), p(50, 180)], 9),
  ],
  { left: 62, top: 20, width: 230, height: 152 },
);
