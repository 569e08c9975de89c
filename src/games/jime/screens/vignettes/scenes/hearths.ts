import { rays } from '@/paint/vignette';
import { penFor } from '@/paint/pen';
import { CHIMNEY } from '../motifs/chimney';
import { OPEN_GATE } from '../motifs/openGate';
import { land, p, scene, setDown, sky, tufts } from '../scene';

const pen = penFor('nineteen hearths');
const LANTERN = p(63, 157);

/** Where each chimney stands on the slope, and how near it is. */
const CHIMNEYS = [
  [p(92, 84), 0.42],
  [p(116, 78), 0.4],
  [p(146, 76), 0.42],
  [p(176, 80), 0.44],
  [p(206, 86), 0.46],
  [p(238, 94), 0.5],
  [p(110, 104), 0.6],
  [p(214, 112), 0.64],
  [p(264, 118), 0.68],
  [p(144, 116), 0.72],
  [p(182, 132), 0.9],
  [p(246, 150), 1.05],
] as const;

/** Chimneys without their houses, from the gate up, and one small lantern in the gate that stands open. */
export const HEARTHS_SCENE = scene(
  [
    sky(pen, LANTERN, 24, 82),
    ...land(
      pen,
      [p(-8, 74), p(60, 56), p(120, 50), p(190, 54), p(250, 66), p(310, 78)],
      [{ from: p(196, 58), to: p(290, 76), stroke: p(7, 12), count: 16 }],
    ),
    ...CHIMNEYS.flatMap(([at, scale]) => setDown(CHIMNEY, at, scale)),
    ...land(pen, [p(-8, 158), p(60, 154), p(130, 160), p(220, 166), p(310, 162)]),
    { d: rays(LANTERN, 12, 19, 12), line: 'light', width: 1.3 },
    ...setDown(OPEN_GATE, p(62, 164), 1.1),
    tufts(pen, [p(14, 180), p(112, 178), p(150, 184), p(206, 180), p(282, 182)], 9),
  ],
  { left: 20, top: 30, width: 220, height: 145 },
);
