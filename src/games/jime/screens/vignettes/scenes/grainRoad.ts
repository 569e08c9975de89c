import { n, penFor } from '@/paint/pen';
import { SACKS } from '../motifs/sacks';
import { land, p, scene, setDown, sky, tufts, water } from '../scene';

const pen = penFor('the grain road');

/** Somebody who sits with hands on knees. */
const sitting = (x: number, y: number, size: number): string =>
  `M${n(x - 5 * size)} ${n(y)}q${n(-1 * size)} ${n(-10 * size)} ${n(5 * size)} ${n(-11 * size)}q${n(6 * size)} ${n(1 * size)} ${n(5 * size)} ${n(11 * size)}Z` +
  `M${n(x - 3 * size)} ${n(y - 13 * size)}a${n(3 * size)} ${n(3.3 * size)} 0 1 0 ${n(6 * size)} 0a${n(3 * size)} ${n(3.3 * size)} 0 1 0 ${n(-6 * size)} 0Z`;

/** A row of them on the moor, from edge to edge. */
const row = (y: number, size: number, gap: number): string =>
  Array.from({ length: Math.ceil(300 / gap) }, (_, i) =>
    sitting(6 + i * gap + pen.between(-2, 2), y + pen.between(-1.5, 1.5), size),
  ).join('');

/** A fork stuck into the turf, with a coat on it. */
const fork = (x: number, y: number): string =>
  `M${x} ${y}V${y - 40}M${x - 5} ${y - 50}v8q5 4 10 0v-8M${x} ${y - 38}v-12`;
const coat = (x: number, y: number): string =>
  `M${x - 3} ${y - 36}l-9 5l-3 17l5 1l3 -9l-1 16h16l-1 -16l3 9l5 -1l-3 -17l-9 -5Z`;

/** What has run out of a sack, on the way to the plank. */
const BARLEY = Array.from(
  { length: 22 },
  (_, i) => `M${n(126 + pen.between(-3, 26))} ${n(176 - (i % 8) * 2.6)}l${n(pen.between(1, 2.4))} -1.2`,
).join('');

/** Four hundred on the moor with their hands on their knees, a plank over the dyke, sacks before it; and forks that wear coats. */
export const GRAIN_ROAD_SCENE = scene(
  [
    sky(pen, p(150, 34), 26, 74),
    ...land(
      pen,
      [p(-8, 70), p(60, 60), p(130, 66), p(200, 58), p(260, 62), p(310, 70)],
      [{ from: p(196, 62), to: p(276, 70), stroke: p(6, 10), count: 14 }],
    ),
    { d: row(84, 0.52, 8), fill: 'line', line: 'paper', width: 0.5, opacity: 0.5 },
    { d: row(98, 0.72, 11.4), fill: 'line', line: 'paper', width: 0.6, opacity: 0.7 },
    { d: row(115, 0.96, 15.8), fill: 'line', line: 'paper', width: 0.8 },
    { d: 'M-8 124L310 120L310 146L-8 150Z', fill: 'paper', line: 'line', width: 1.4 },
    water(pen, 128, 144),
    { d: 'M132 152L146 118L160 118L152 153Z', fill: 'paper', line: 'line', width: 1.6 },
    ...land(pen, [p(-8, 154), p(70, 150), p(150, 154), p(230, 150), p(310, 152)]),
    ...setDown(SACKS, p(98, 172), 0.86),
    ...setDown(SACKS, p(196, 176), 0.96),
    { d: [fork(32, 178), fork(262, 172), fork(286, 184)].join(''), line: 'line', width: 2 },
    { d: [coat(32, 178), coat(286, 184)].join(''), fill: 'line', line: 'paper', width: 0.9 },
    { d: coat(262, 172), fill: 'accent', line: 'line', width: 1 },
    { d: BARLEY, line: 'light', width: 2.2 },
    tufts(pen, [p(12, 188), p(62, 184), p(142, 186), p(232, 188)], 9),
  ],
  { left: 40, top: 40, width: 220, height: 145 },
);
