import { n, penFor } from '@/paint/pen';
import { rays } from '@/paint/vignette';
import { CART } from '../motifs/cart';
import { PONY } from '../motifs/pony';
import { STABLE } from '../motifs/stable';
import { firs, land, p, scene, setDown, sky, tufts } from '../scene';

const pen = penFor('the cart that came alone');
const LANTERN = p(264, 88);

/** A cart with nobody on it, stopped before a stable door in the rain. */
export const CART_SCENE = scene(
  [
    sky(pen, LANTERN, 34, 104),
    {
      d: Array.from(
        { length: 34 },
        () => `M${n(pen.between(10, 190))} ${n(pen.between(10, 126))}l-5 15`,
      ).join(''),
      line: 'line',
      width: 0.8,
      opacity: 0.45,
      fine: true,
    },
    ...land(
      pen,
      [p(-8, 98), p(40, 84), p(86, 92), p(130, 104), p(200, 100), p(310, 108)],
      [{ from: p(44, 88), to: p(120, 103), stroke: p(6, 10), count: 16 }],
    ),
    firs(pen, [p(14, 104), p(32, 108), p(50, 104)], (i) => 26 + i * 5),
    ...land(pen, [p(-8, 138), p(60, 132), p(130, 136), p(220, 138), p(310, 136)]),
    ...setDown(STABLE, p(226, 146), 1.1),
    { d: rays(LANTERN, 12, 18, 12), line: 'light', width: 1.3 },
    ...setDown(PONY, p(166, 156), 1.05),
    ...setDown(CART, p(78, 160), 1),
    {
      d: 'M10 166C60 160 110 162 168 158M4 174C60 168 120 170 190 164',
      line: 'line',
      width: 1,
      opacity: 0.6,
    },
    tufts(pen, [p(20, 182), p(58, 178), p(130, 180), p(210, 176), p(280, 172)], 8),
  ],
  { left: 30, top: 24, width: 250, height: 158 },
);
