import { penFor } from '@/paint/pen';
import { rays } from '@/paint/vignette';
import { BELL } from '../motifs/bell';
import { FIRE } from '../motifs/fire';
import { INN } from '../motifs/inn';
import { firs, land, p, scene, setDown, sky, tufts } from '../scene';

const pen = penFor('guests after dark');

/** A house with its door open on the yard, a fire before it, and eyes on the hill path. */
export const GUESTS_SCENE = scene(
  [
    sky(pen, p(206, 110), 0, 100),
    ...land(
      pen,
      [p(-8, 66), p(34, 50), p(70, 58), p(104, 84), p(160, 98), p(310, 88)],
      [{ from: p(38, 54), to: p(100, 84), stroke: p(7, 12), count: 18 }],
    ),
    { d: 'M40 72C30 84 62 92 52 106C46 118 78 124 88 134', line: 'line', width: 1.2, opacity: 0.7 },
    firs(pen, [p(8, 90), p(22, 84), p(76, 92), p(96, 104)], (i) => 32 + (i % 2) * 8),
    {
      d: [p(34, 80), p(52, 98), p(62, 88), p(44, 110)]
        .map(
          ({ x, y }) =>
            `M${x} ${y}a1.7 1.3 0 1 0 3.4 0a1.7 1.3 0 1 0 -3.4 0ZM${x + 5} ${y}a1.7 1.3 0 1 0 3.4 0a1.7 1.3 0 1 0 -3.4 0Z`,
        )
        .join(''),
      fill: 'accent',
    },
    ...land(pen, [p(-8, 132), p(80, 126), p(180, 128), p(310, 124)]),
    ...setDown(INN, p(214, 144), 1.08),
    ...setDown(BELL, p(124, 142), 0.56),
    { d: 'M204 146L186 200L262 200L226 146Z', fill: 'light', opacity: 0.22 },
    { d: rays(p(90, 158), 26, 36, 12), line: 'light', width: 1.3 },
    {
      d: 'M134 162L190 162L190 166L134 166ZM140 166L138 182M184 166L186 182',
      fill: 'paper',
      line: 'line',
      width: 1.7,
    },
    { d: 'M146 161q3 -6 7 0zM160 161q4 -7 8 0zM175 161q3 -5 6 0z', fill: 'paper', line: 'line', width: 1.2 },
    ...setDown(FIRE, p(90, 178), 0.95),
    tufts(pen, [p(18, 160), p(48, 176), p(70, 164), p(268, 172), p(286, 182)], 9),
  ],
  { left: 76, top: 18, width: 214, height: 150 },
);
