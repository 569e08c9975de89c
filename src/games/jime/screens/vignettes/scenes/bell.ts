import { penFor } from '@/paint/pen';
import { BELL } from '../motifs/bell';
import { WILLOW } from '../motifs/willow';
import { land, p, scene, setDown, sky, tufts } from '../scene';

const pen = penFor('the fourth evening');

/** A supper bell that does not ring, above a hollow full of willows. */
export const BELL_SCENE = scene(
  [
    sky(pen, p(160, 60), 34, 106),
    ...land(
      pen,
      [p(-8, 92), p(60, 82), p(120, 94), p(200, 98), p(250, 84), p(310, 80)],
      [
        { from: p(64, 86), to: p(118, 96), stroke: p(6, 10), count: 13 },
        { from: p(214, 98), to: p(248, 88), stroke: p(5, 11), count: 9 },
      ],
    ),
    { d: 'M226 108v-14l12 -11l12 11v14zM246 104v-10l9 -8l9 8v10z', fill: 'paper', line: 'line', width: 1.3 },
    ...land(pen, [p(-8, 120), p(70, 112), p(150, 120), p(230, 112), p(310, 116)]),
    ...setDown(WILLOW, p(52, 132), 0.72),
    ...setDown(WILLOW, p(236, 134), 0.66),
    ...setDown(WILLOW, p(274, 144), 0.84),
    ...setDown(WILLOW, p(14, 146), 0.8),
    ...land(
      pen,
      [p(-8, 160), p(70, 154), p(140, 156), p(220, 160), p(310, 166)],
      [{ from: p(168, 160), to: p(230, 164), stroke: p(8, 6), count: 12 }],
    ),
    { d: 'M86 200C104 178 96 166 112 157M128 200C128 180 118 168 122 157', line: 'line', width: 1.3 },
    ...setDown(BELL, p(144, 168), 1.28),
    tufts(pen, [p(130, 170), p(158, 172), p(40, 176), p(200, 182), p(250, 180), p(16, 184)], 10),
  ],
  { left: 78, top: 18, width: 190, height: 134 },
);
