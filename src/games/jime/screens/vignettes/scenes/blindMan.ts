import { n, penFor } from '@/paint/pen';
import { rays } from '@/paint/vignette';
import { BLIND_TOWER } from '../motifs/blindTower';
import { TORCH } from '../motifs/torch';
import { land, p, scene, setDown, sky, tufts } from '../scene';

const pen = penFor('the Blind Man');
const LIGHT = p(196, 22);
const FLAME = p(92, 124);

/** A tower that turns its back, its light on the other side; and under it a cave with one torch at the mouth. */
export const BLIND_MAN_SCENE = scene(
  [
    sky(pen, LIGHT, 34, 104),
    { d: rays(LIGHT, 20, 32, 16), line: 'light', width: 1.5 },
    { d: 'M176 34Q196 2 216 34Z', fill: 'light', line: 'line', width: 1 },
    ...land(
      pen,
      [p(-8, 116), p(40, 108), p(90, 98), p(150, 88), p(200, 86), p(250, 92), p(310, 110)],
      [{ from: p(226, 94), to: p(296, 112), stroke: p(8, 16), count: 20 }],
    ),
    ...setDown(BLIND_TOWER, p(196, 90), 0.82),
    {
      d: Array.from(
        { length: 22 },
        (_, i) =>
          `M${n(112 + i * 7)} ${n(112 + pen.between(-6, 26))}l${n(pen.between(6, 15))} ${n(pen.between(1, 4))}`,
      ).join(''),
      line: 'line',
      width: 1,
      opacity: 0.55,
      fine: true,
    },
    {
      d: 'M44 176C44 146 58 116 88 112C122 110 140 142 142 176Z',
      fill: 'line',
      line: 'line',
      width: 1.6,
    },
    { d: rays(FLAME, 13, 20, 12), line: 'light', width: 1.4 },
    ...setDown(TORCH, p(92, 176), 0.75),
    {
      d: 'M40 174q6 -8 12 0M132 174q7 -9 13 0M48 150q-8 -2 -6 -10M140 152q8 -3 6 -11',
      line: 'line',
      width: 1.4,
    },
    ...land(pen, [p(-8, 176), p(60, 174), p(130, 176), p(220, 170), p(310, 174)]),
    tufts(pen, [p(16, 184), p(58, 186), p(170, 184), p(228, 182), p(282, 184)], 9),
  ],
  { left: 62, top: 0, width: 220, height: 145 },
);
