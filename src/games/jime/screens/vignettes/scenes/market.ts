import { n, penFor } from '@/paint/pen';
import { rays } from '@/paint/vignette';
import { STALL } from '../motifs/stall';
import { land, p, scene, setDown, sky, tufts } from '../scene';

const pen = penFor('the market of names');
const LAMP = p(214, 74);

/** The backs of people who wait, from the road up to the table. */
const QUEUE = Array.from({ length: 17 }, (_, i) => {
  const t = i / 16;
  return { x: 30 + t * 168, y: 176 - t * 78 + Math.sin(i * 1.3) * 5, size: 1.25 - t * 0.75 };
});

/** One who waits, seen from behind: a head, and a cloak to the ground. */
const back = ({ x, y, size }: (typeof QUEUE)[number]): string => {
  const [w, h] = [5.5 * size, 20 * size + pen.between(-1.5, 1.5)];
  return `M${n(x - w)} ${n(y)}C${n(x - w)} ${n(y - h * 0.6)} ${n(x - w * 0.7)} ${n(y - h)} ${n(x)} ${n(y - h)}C${n(x + w * 0.7)} ${n(y - h)} ${n(x + w)} ${n(y - h * 0.6)} ${n(x + w)} ${n(y)}ZM${n(x - 3 * size)} ${n(y - h - 2 * size)}a${n(3 * size)} ${n(3.4 * size)} 0 1 0 ${n(6 * size)} 0a${n(3 * size)} ${n(3.4 * size)} 0 1 0 ${n(-6 * size)} 0Z`;
};

/** A queue that winds between the stalls up to a table with a lamp on it. */
export const MARKET_SCENE = scene(
  [
    sky(pen, LAMP, 26, 84),
    ...land(
      pen,
      [p(-8, 84), p(70, 72), p(150, 70), p(230, 76), p(310, 70)],
      [{ from: p(10, 82), to: p(70, 74), stroke: p(6, 9), count: 12 }],
    ),
    ...setDown(STALL, p(118, 108), 0.62),
    ...setDown(STALL, p(264, 112), 0.7),
    ...setDown(STALL, p(66, 134), 0.9),
    { d: rays(LAMP, 10, 18, 14), line: 'light', width: 1.4 },
    { d: 'M196 96L200 84H230L234 96Z', fill: 'accent', line: 'line', width: 1.6 },
    { d: 'M210 84l1 -7h6l1 7zM212 77q-1 -5 2 -8q3 3 2 8z', fill: 'light', line: 'line', width: 1 },
    { d: 'M222 84q0 -11 5 -11q5 0 5 11zM225 71a2.6 3 0 1 0 5 0a2.6 3 0 1 0 -5 0Z', fill: 'line' },
    { d: [...QUEUE].reverse().map(back).join(''), fill: 'line', line: 'paper', width: 0.8 },
    ...setDown(STALL, p(226, 166), 1.25),
    tufts(pen, [p(12, 184), p(96, 182), p(150, 178), p(276, 184)], 9),
  ],
  { left: 70, top: 30, width: 220, height: 145 },
);
