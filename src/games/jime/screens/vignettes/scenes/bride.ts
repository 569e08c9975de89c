import { n, penFor } from '@/paint/pen';
import { rays } from '@/paint/vignette';
import { TOWER } from '../motifs/tower';
import { VEIL } from '../motifs/veil';
import { firs, land, p, scene, setDown, sky, tufts, water } from '../scene';

const pen = penFor('the Bride');
const FLAME = p(176, 24);

/** A white tower above its fall of water, a light in it, and one lantern on the path. */
export const BRIDE_SCENE = scene(
  [
    sky(pen, FLAME, 26, 108),
    ...land(
      pen,
      [p(-8, 104), p(50, 92), p(110, 100), p(310, 96)],
      [{ from: p(8, 100), to: p(60, 94), stroke: p(6, 9), count: 12 }],
    ),
    {
      d: 'M96 150C100 128 106 116 112 98C116 88 128 84 140 84L210 82C226 84 236 96 250 112C262 126 282 132 310 138L310 200L90 200Z',
      fill: 'paper',
      line: 'line',
      width: 1.8,
    },
    {
      d: Array.from(
        { length: 17 },
        (_, i) =>
          `M${n(112 + i * 2 + pen.between(-1, 1))} ${n(100 - i * 0.8)}l${n(-5 - pen.between(0, 4))} ${n(pen.between(26, 46))}`,
      ).join(''),
      line: 'line',
      width: 1,
      opacity: 0.7,
    },
    {
      d: Array.from(
        { length: 15 },
        (_, i) =>
          `M${n(166 + i * 6)} ${n(90 + i * i * 0.16)}l${n(pen.between(4, 8))} ${n(pen.between(14, 26))}`,
      ).join(''),
      line: 'line',
      width: 1,
      opacity: 0.6,
      fine: true,
    },
    { d: rays(FLAME, 16, 24, 14), line: 'light', width: 1.5 },
    ...setDown(TOWER, p(180, 86), 0.82),
    ...setDown(VEIL, p(148, 166), 1.0),
    ...land(pen, [p(-8, 160), p(60, 156), p(100, 166), p(130, 172)]),
    ...land(pen, [p(166, 174), p(210, 160), p(260, 154), p(310, 160)]),
    water(pen, 168, 196, 96, 190),
    {
      d: 'M300 196C268 176 240 168 246 148C250 132 220 124 214 108C212 98 200 92 192 88',
      line: 'line',
      width: 3.4,
    },
    {
      d: 'M300 196C268 176 240 168 246 148C250 132 220 124 214 108C212 98 200 92 192 88',
      line: 'paper',
      width: 1.6,
    },
    { d: 'M238 142c-3 0 -4 -4 -2 -6c-2 -4 4 -6 5 -1c2 2 3 8 3 14l-8 0c0 -4 1 -5 2 -7Z', fill: 'line' },
    { d: 'M231 143h4M231 143v2', line: 'line', width: 1 },
    { d: 'M229 145h4l0.6 5h-5.2z', fill: 'light', line: 'line', width: 0.9 },
    firs(pen, [p(20, 158), p(42, 162), p(70, 168), p(286, 172)], (i) => 34 + (i % 3) * 9),
    tufts(pen, [p(8, 182), p(56, 184), p(210, 182), p(240, 186)], 8),
  ],
  { left: 78, top: 2, width: 220, height: 145 },
);
