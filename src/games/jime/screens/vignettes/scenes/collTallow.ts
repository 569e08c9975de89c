import { penFor } from '@/paint/pen';
import { rays } from '@/paint/vignette';
import { LANTERN_BOY } from '../motifs/lanternBoy';
import { TOWER } from '../motifs/tower';
import { firs, land, p, scene, setDown, sky, tufts, water } from '../scene';

const pen = penFor('Coll Tallow');
const LANTERN = p(133, 130);

/** A boy on a landing-stage with a lantern held up, a river before him, and the moon not yet over the far bank. */
export const COLL_TALLOW_SCENE = scene(
  [
    sky(pen, p(238, 60), 22, 92),
    { d: 'M226 62a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z', fill: 'paper', line: 'line', width: 1.4 },
    ...land(
      pen,
      [p(-8, 84), p(60, 76), p(130, 82), p(200, 74), p(260, 70), p(310, 78)],
      [{ from: p(196, 78), to: p(284, 84), stroke: p(6, 10), count: 16 }],
    ),
    ...setDown(TOWER, p(58, 82), 0.5),
    firs(pen, [p(178, 86), p(206, 88), p(276, 90), p(294, 92)], (i) => 24 + (i % 3) * 7),
    { d: 'M-8 94L310 96L310 200L-8 200Z', fill: 'paper' },
    water(pen, 97, 190),
    { d: rays(LANTERN, 11, 19, 14), line: 'light', width: 1.4 },
    { d: 'M128 152h11M124 160h17M130 169h9M122 178h18', line: 'light', width: 2 },
    { d: 'M-8 146L98 140L112 146L112 152L-8 160Z', fill: 'paper', line: 'line', width: 1.7 },
    { d: 'M14 158v18M54 156v18M96 153v17', line: 'line', width: 3 },
    { d: 'M6 149l98 -5M4 154l104 -4', line: 'line', width: 1, opacity: 0.7, fine: true },
    ...setDown(LANTERN_BOY, p(98, 146), 1),
    ...land(pen, [p(-8, 182), p(40, 178), p(96, 186), p(150, 200)]),
    tufts(pen, [p(10, 188), p(44, 186), p(76, 190)], 12),
  ],
  { left: 20, top: 40, width: 220, height: 145 },
);
