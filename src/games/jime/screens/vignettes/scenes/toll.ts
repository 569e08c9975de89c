import { penFor } from '@/paint/pen';
import { rays } from '@/paint/vignette';
import { TOWER } from '../motifs/tower';
import { land, p, scene, setDown, sky, tufts, water } from '../scene';

const pen = penFor('the toll at the two sisters');
const [ELDER, YOUNGER] = [p(62, 40), p(240, 54)];

/** A table in the shallows, with two chairs, a lantern and a ledger. */
const TABLE = 'M132 158h44l4 8h-52ZM134 166v16M174 166v16M146 158q6 -5 12 0q6 -5 12 0';
const CHAIRS = 'M118 182v-26h3v14h9v12M190 182v-26h-3v14h-9v12';

/** Two towers, a river between them, both lamps lit; and where the road goes over, a man's desk. */
export const TOLL_SCENE = scene(
  [
    sky(pen, ELDER, 30, 104),
    ...land(
      pen,
      [p(-8, 96), p(40, 84), p(90, 88), p(130, 108), p(170, 112), p(214, 98), p(262, 92), p(310, 100)],
      [
        { from: p(4, 98), to: p(70, 92), stroke: p(7, 12), count: 14 },
        { from: p(250, 100), to: p(300, 106), stroke: p(7, 12), count: 12 },
      ],
    ),
    { d: rays(ELDER, 12, 22, 14), line: 'light', width: 1.5 },
    { d: rays(YOUNGER, 10, 19, 14), line: 'light', width: 1.5 },
    ...setDown(TOWER, p(62, 88), 0.72),
    ...setDown(TOWER, p(240, 95), 0.62),
    { d: 'M112 118L186 118L262 200L28 200Z', fill: 'paper', line: 'line', width: 1.4 },
    water(pen, 122, 196, 84, 214),
    { d: CHAIRS, line: 'line', width: 2 },
    { d: TABLE, fill: 'paper', line: 'line', width: 1.6 },
    { d: 'M151 158l1 -9h6l1 9zM152 149a3 4 0 0 1 6 0', fill: 'light', line: 'line', width: 1.1 },
    {
      d: 'M96 128q14 6 20 2q8 -4 14 4q8 8 22 4q14 -6 24 2q10 6 18 2',
      line: 'accent',
      width: 2.4,
    },
    tufts(pen, [p(10, 172), p(40, 184), p(262, 178), p(288, 186)], 10),
  ],
  { left: 40, top: 26, width: 220, height: 145 },
);
