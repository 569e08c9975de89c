import { n, penFor } from '@/paint/pen';
import { rays } from '@/paint/vignette';
import { TOWER } from '../motifs/tower';
import { land, p, scene, setDown, sky, tufts } from '../scene';

const pen = penFor('what bragdush said');
const LAMP = p(250, 38);

/** The dead along the dyke, from the lamp down, their backs to it. */
const LINE = Array.from({ length: 12 }, (_, i) => {
  const t = i / 11;
  return { x: 236 - t * 214, y: 84 + t * 34 + Math.sin(i * 1.7) * 2, size: 0.5 + t * 0.5 };
});

/** One who keeps the line: a helm, and mail to the ground. */
const keeper = ({ x, y, size }: (typeof LINE)[number]): string => {
  const [w, h] = [3.4 * size, 20 * size];
  return `M${n(x - w)} ${n(y)}L${n(x - w * 0.8)} ${n(y - h)}L${n(x)} ${n(y - h * 1.3)}L${n(x + w * 0.8)} ${n(y - h)}L${n(x + w)} ${n(y)}Z`;
};

/** Two stones thick, and as long as the sheet: the wall of a fold. */
const STONES = Array.from({ length: 46 }, (_, i) => {
  const [x, y] = [(i % 23) * 13.4 - 4 + (i > 22 ? 6 : 0), i > 22 ? 158 : 166];
  return `M${n(x)} ${n(y)}q1 ${n(-pen.between(5, 7))} 6 -6.5q6 0 6.4 6.5Z`;
});

/** An old woman in a flag, led by the arm across a line of the dead to a sheepfold. */
export const BRAGDUSH_SCENE = scene(
  [
    sky(pen, LAMP, 30, 90),
    ...land(
      pen,
      [p(-8, 98), p(70, 84), p(150, 74), p(220, 66), p(270, 60), p(310, 66)],
      [{ from: p(240, 68), to: p(300, 92), stroke: p(7, 12), count: 16 }],
    ),
    { d: rays(LAMP, 12, 22, 14), line: 'light', width: 1.4 },
    ...setDown(TOWER, p(250, 66), 0.42),
    ...land(pen, [p(-8, 124), p(80, 110), p(160, 96), p(230, 88), p(310, 84)]),
    { d: LINE.map(keeper).join(''), fill: 'line', line: 'paper', width: 0.7, opacity: 0.8 },
    ...land(pen, [p(-8, 152), p(90, 148), p(200, 150), p(310, 146)]),
    {
      d: 'M136 152q-6 -2 -6 -14q0 -16 9 -20q10 4 11 18l4 16ZM134 116a5 5.6 0 1 0 10 0a5 5.6 0 1 0 -10 0Z',
      fill: 'line',
      line: 'paper',
      width: 0.8,
    },
    { d: 'M130 128l-9 6l3 18l-8 -2l2 -14M150 124q8 -4 14 2', line: 'accent', width: 2.2 },
    {
      d: 'M160 152l2 -34q2 -12 9 -12q8 0 9 12l3 34ZM165 100a6 6.6 0 1 0 12 0a6 6.6 0 1 0 -12 0Z',
      fill: 'line',
      line: 'paper',
      width: 0.8,
    },
    { d: STONES.join(''), fill: 'paper', line: 'line', width: 1.3 },
    tufts(pen, [p(20, 184), p(84, 180), p(170, 184), p(236, 180), p(286, 184)], 9),
  ],
  { left: 60, top: 30, width: 220, height: 145 },
);
