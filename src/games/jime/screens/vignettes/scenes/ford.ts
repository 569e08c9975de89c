import { n, penFor } from '@/paint/pen';
import { rays, tuft } from '@/paint/vignette';
import { EEL_HOUSE } from '../motifs/eelHouse';
import { TORCH } from '../motifs/torch';
import { TOWER } from '../motifs/tower';
import { land, p, scene, setDown, sky, water } from '../scene';

const pen = penFor('the ford by torchlight');
const FLAME = p(196, 68);

/** One torch at the far side of a ford, and its light on the water. */
export const FORD_SCENE = scene(
  [
    sky(pen, FLAME, 30, 96),
    ...land(
      pen,
      [p(-8, 86), p(26, 66), p(58, 60), p(92, 78), p(150, 94), p(310, 96)],
      [{ from: p(62, 66), to: p(120, 88), stroke: p(7, 10), count: 16 }],
    ),
    ...setDown(TOWER, p(42, 64), 0.36),
    ...land(pen, [p(-8, 104), p(90, 100), p(160, 104), p(240, 100), p(310, 102)]),
    {
      d: Array.from(
        { length: 40 },
        (_, i) =>
          `M${n(130 + i * 4.3)} ${n(pen.between(104, 112))}l${n(pen.between(-2, 2))} ${n(-pen.between(8, 16))}`,
      ).join(''),
      line: 'line',
      width: 1.2,
    },
    { d: 'M-8 118L310 112L310 200L-8 200Z', fill: 'paper' },
    water(pen, 116, 196),
    ...setDown(EEL_HOUSE, p(262, 122), 0.9),
    { d: rays(FLAME, 17, 25, 14), line: 'light', width: 1.5 },
    ...setDown(TORCH, p(196, 132), 1),
    {
      d: 'M184 133Q196 128 210 133Q204 138 196 137Q188 138 184 133Z',
      fill: 'paper',
      line: 'line',
      width: 1.4,
    },
    { d: 'M190 144h13M187 151h18M192 158h11M184 166h22M190 174h14M182 183h26', line: 'light', width: 2.2 },
    ...[p(150, 138), p(110, 148), p(66, 162)].map((at, i) => ({
      d: `M${at.x - 2 - i} ${at.y}L${at.x - 1} ${at.y - 24 - i * 8}L${at.x + 2} ${at.y - 24 - i * 8}L${at.x + 2 + i} ${at.y}Z`,
      fill: 'line' as const,
      line: 'paper' as const,
      width: 0.8,
    })),
    ...land(pen, [p(-8, 168), p(22, 172), p(48, 184), p(70, 200)]),
    {
      d: [p(4, 174), p(16, 180), p(30, 186)].map((at) => tuft(pen, at, 16)).join(''),
      line: 'line',
      width: 1.5,
    },
  ],
  { left: 60, top: 34, width: 220, height: 146 },
);
