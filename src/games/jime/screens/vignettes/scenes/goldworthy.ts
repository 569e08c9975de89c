import { penFor } from '@/paint/pen';
import { rays } from '@/paint/vignette';
import { FARMHOUSE } from '../motifs/farmhouse';
import { HIRED_MAN } from '../motifs/hiredMan';
import { SACKING } from '../motifs/sacking';
import { land, p, scene, setDown, sky, tufts } from '../scene';

const pen = penFor('Goldworthy again');
const FLAME = p(70, 30);

/** The ring round the yard: those at the wall, small, and those before us, who have their backs to us. */
const FAR = [p(112, 128), p(130, 132), p(262, 131), p(280, 127)];
const NEAR = [p(62, 160), p(96, 170), p(134, 177), p(178, 179), p(220, 175), p(256, 166), p(288, 156)];

/** A farmhouse with one lit window, a ring of the dead about it who face inward, and on the hill the lamp they keep. */
export const GOLDWORTHY_SCENE = scene(
  [
    sky(pen, FLAME, 34, 104),
    { d: rays(FLAME, 17, 27, 16), line: 'light', width: 1.5 },
    ...land(
      pen,
      [p(-8, 96), p(30, 82), p(70, 76), p(110, 86), p(160, 102), p(230, 98), p(310, 104)],
      [
        { from: p(8, 96), to: p(44, 84), stroke: p(-8, 14), count: 9 },
        { from: p(86, 84), to: p(146, 102), stroke: p(7, 13), count: 16 },
      ],
    ),
    ...setDown(HIRED_MAN, p(70, 80), 0.62),
    ...land(pen, [p(-8, 126), p(80, 119), p(180, 122), p(310, 118)]),
    ...setDown(FARMHOUSE, p(194, 130), 0.9),
    ...FAR.flatMap((at) => setDown(SACKING, at, 0.62)),
    { d: 'M211 134L192 156L254 156L228 134Z', fill: 'light', opacity: 0.55 },
    ...NEAR.flatMap((at, i) => setDown(SACKING, at, 0.96 + (i % 3) * 0.07)),
    tufts(pen, [p(18, 172), p(40, 182), p(112, 187), p(200, 188), p(274, 184)], 8),
  ],
  { left: 50, top: 14, width: 230, height: 152 },
);
