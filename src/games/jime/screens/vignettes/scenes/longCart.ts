import { penFor } from '@/paint/pen';
import type { Spot, VignetteStroke } from '@/paint/vignette';
import { rays } from '@/paint/vignette';
import { BOULDER } from '../motifs/boulder';
import { CART } from '../motifs/cart';
import { FARMHOUSE } from '../motifs/farmhouse';
import { LANTERN_BOY } from '../motifs/lanternBoy';
import { PONY } from '../motifs/pony';
import { TOWER } from '../motifs/tower';
import { land, p, scene, setDown, sky, tufts } from '../scene';

const pen = penFor('the long cart');
const LAMP = p(258, 31);

/** A pony and what it draws. */
const wagon = ({ x, y }: Spot, scale: number): VignetteStroke[] => [
  ...setDown(PONY, p(x + 88 * scale, y - 4 * scale), scale * 1.05),
  ...setDown(CART, p(x, y), scale),
];

/** Three wagons nose to tail on one road, from three chimneys far off to two boulders; somebody small walks in front. */
export const LONG_CART_SCENE = scene(
  [
    sky(pen, LAMP, 28, 92),
    ...land(
      pen,
      [p(-8, 84), p(50, 78), p(110, 82), p(170, 78), p(226, 62), p(268, 56), p(310, 62)],
      [{ from: p(232, 66), to: p(296, 74), stroke: p(7, 12), count: 16 }],
    ),
    { d: rays(LAMP, 10, 18, 14), line: 'light', width: 1.4 },
    ...setDown(TOWER, p(258, 60), 0.4),
    ...setDown(FARMHOUSE, p(22, 84), 0.24),
    ...setDown(FARMHOUSE, p(74, 82), 0.21),
    ...setDown(FARMHOUSE, p(124, 85), 0.24),
    ...land(pen, [p(-8, 108), p(60, 104), p(140, 110), p(220, 106), p(310, 100)]),
    {
      d: 'M-8 112C30 110 70 122 110 136C150 150 190 164 310 168M-8 118C28 116 60 130 96 146C140 164 190 176 310 180',
      line: 'line',
      width: 1,
      opacity: 0.6,
    },
    ...setDown(BOULDER, p(238, 142), 0.95),
    ...wagon(p(18, 118), 0.3),
    ...wagon(p(52, 134), 0.44),
    ...wagon(p(110, 168), 0.74),
    ...setDown(LANTERN_BOY, p(218, 168), 0.62),
    ...setDown(BOULDER, p(284, 192), 1.2),
    tufts(pen, [p(212, 144), p(252, 144), p(16, 176), p(60, 184), p(120, 186), p(206, 188), p(236, 184)], 8),
  ],
  { left: 70, top: 40, width: 220, height: 145 },
);
