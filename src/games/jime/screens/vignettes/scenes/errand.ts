import { n, penFor } from '@/paint/pen';
import { CHIMNEY } from '../motifs/chimney';
import { land, p, scene, setDown, sky, tufts } from '../scene';

const pen = penFor('Idhrien’s errand');
const SMOKE = p(214, 44);

/** Her footprints over the snow, from the ditch up to where she walks, smaller as they go. */
const PRINTS = Array.from({ length: 17 }, (_, i) => {
  const t = i / 16;
  const x = 44 + t * 96 + Math.sin(t * 5) * 20 + (i % 2 ? 6 : -6) * (1 - t * 0.7);
  const size = 5 * (1 - t * 0.74);
  return `M${n(x - size)} ${n(186 - t * 82)}q${n(size)} ${n(-size * 0.9)} ${n(size * 2)} 0q${n(-size)} ${n(size * 0.8)} ${n(-size * 2)} 0Z`;
});

/** A tall old woman seen from behind, with a can in her hand. */
const IDHRIEN = 'M140 104l1 -16q1 -7 5 -8q5 1 6 8l2 16ZM142.6 77.4a3.2 3.6 0 1 0 6.4 0a3.2 3.6 0 1 0 -6.4 0Z';

/** A track of one pair of feet over a white down, somebody small and grey at the end of it, and beyond her a thread of smoke. */
export const ERRAND_SCENE = scene(
  [
    sky(pen, SMOKE, 20, 84),
    { d: 'M214 70q-4 -10 0 -20q4 -10 0 -20q-3 -8 1 -18', line: 'light', width: 1.8 },
    ...land(
      pen,
      [p(-8, 92), p(50, 82), p(110, 78), p(180, 72), p(250, 74), p(310, 84)],
      [{ from: p(8, 94), to: p(84, 84), stroke: p(6, 11), count: 14 }],
    ),
    ...[p(188, 76), p(204, 75), p(228, 76), p(244, 78), p(258, 80)].flatMap((at, i) =>
      setDown(CHIMNEY, at, 0.24 + (i % 2) * 0.04),
    ),
    { d: 'M207 76l0 -8l7 -6l8 6l0 8Z', fill: 'paper', line: 'line', width: 1.3 },
    ...land(
      pen,
      [p(-8, 118), p(60, 108), p(140, 102), p(220, 106), p(310, 114)],
      [{ from: p(212, 110), to: p(296, 120), stroke: p(7, 12), count: 15 }],
    ),
    { d: PRINTS.join(''), fill: 'line', opacity: 0.85 },
    { d: IDHRIEN, fill: 'line', line: 'paper', width: 0.8 },
    { d: 'M153 96h4.6v6.6h-4.6ZM153.6 96q1.8 -3 3.4 0', fill: 'light', line: 'line', width: 1 },
    ...land(pen, [p(-8, 176), p(24, 172), p(70, 190), p(110, 200)]),
    ...land(
      pen,
      [p(176, 200), p(220, 178), p(264, 168), p(310, 164)],
      [{ from: p(232, 180), to: p(296, 172), stroke: p(5, 10), count: 12 }],
    ),
    {
      d: 'M252 170L256 132M254 150L240 138M255 146L268 134M256 138L250 126M256 134L264 122',
      line: 'line',
      width: 2.2,
    },
    { d: 'M240 138l-12 3M268 134l5 -8M250 126l-6 -4', line: 'line', width: 1.3 },
    { d: 'M84 168l26 -7M97 164l3 -9', line: 'accent', width: 2.4 },
    tufts(pen, [p(12, 184), p(36, 186), p(216, 190), p(286, 182)], 10),
  ],
  { left: 40, top: 34, width: 220, height: 145 },
);
