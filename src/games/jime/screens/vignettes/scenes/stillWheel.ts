import { blob, penFor } from '@/paint/pen';
import { MILL } from '../motifs/mill';
import { MILL_WHEEL } from '../motifs/millWheel';
import { land, p, scene, setDown, sky, tufts } from '../scene';

const pen = penFor('the still wheel');
const STONES = [p(64, 178), p(86, 168), p(104, 182), p(152, 178), p(176, 186), p(40, 186), p(206, 180)];

/** A mill whose wheel hangs still over a stream that has shrunk to a thread. */
export const STILL_WHEEL_SCENE = scene(
  [
    sky(pen, p(92, 60), 22, 104),
    { d: 'M78 60a14 14 0 1 0 28 0a14 14 0 1 0 -28 0Z', fill: 'paper', line: 'line', width: 1.4 },
    ...land(
      pen,
      [p(-8, 100), p(50, 84), p(110, 96), p(180, 100), p(250, 82), p(310, 90)],
      [
        { from: p(54, 88), to: p(108, 98), stroke: p(6, 9), count: 13 },
        { from: p(252, 86), to: p(302, 92), stroke: p(6, 11), count: 10 },
      ],
    ),
    ...land(pen, [p(-8, 128), p(90, 120), p(180, 126), p(310, 120)]),
    ...setDown(MILL, p(206, 146), 1.2),
    ...land(pen, [p(-8, 150), p(60, 146), p(110, 152), p(150, 160)]),
    { d: 'M-8 176C40 168 60 180 100 174S170 182 200 178S260 188 310 182', line: 'line', width: 1.2 },
    { d: 'M-8 180C40 173 62 184 102 178S172 186 202 182S262 192 310 187', line: 'line', width: 1.2 },
    {
      d: STONES.map((at, i) => blob(pen, at, 6 + (i % 3) * 2, 0.55)).join(''),
      fill: 'paper',
      line: 'line',
      width: 1.3,
    },
    ...setDown(MILL_WHEEL, p(140, 164), 1.14),
    { d: 'M30 166L31 146C31 140 45 140 45 146L47 166Z', fill: 'paper', line: 'line', width: 1.6 },
    { d: 'M34 150h8M34 155h7', line: 'line', width: 1.1 },
    tufts(pen, [p(24, 168), p(52, 168), p(250, 170), p(276, 176)], 8),
  ],
  { left: 70, top: 30, width: 212, height: 146 },
);
