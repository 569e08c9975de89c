import { penFor } from '@/paint/pen';
import { band, rays } from '@/paint/vignette';
import { TOWER } from '../motifs/tower';
import { firs, land, p, scene, setDown, sky, tufts } from '../scene';

const pen = penFor('a road');
const FLAME = p(214, 36);

const COURSE = [
  { ...p(70, 204), half: 44 },
  { ...p(104, 176), half: 26 },
  { ...p(150, 156), half: 15 },
  { ...p(168, 140), half: 9 },
  { ...p(158, 126), half: 6 },
  { ...p(176, 112), half: 4.4 },
  { ...p(204, 98), half: 2.8 },
];

/** A road that climbs to a tower with a light in it: for adventures that name no drawing of their own. */
export const ROAD_SCENE = scene(
  [
    sky(pen, FLAME, 28, 104),
    ...land(
      pen,
      [p(-8, 92), p(36, 70), p(72, 84), p(108, 66), p(150, 92), p(310, 100)],
      [
        { from: p(40, 74), to: p(70, 86), stroke: p(6, 10), count: 8 },
        { from: p(112, 70), to: p(146, 92), stroke: p(6, 12), count: 10 },
      ],
    ),
    { d: rays(FLAME, 18, 26, 14), line: 'light', width: 1.5 },
    ...land(
      pen,
      [p(112, 134), p(150, 120), p(180, 102), p(206, 94), p(232, 95), p(268, 108), p(310, 116)],
      [{ from: p(240, 99), to: p(304, 118), stroke: p(9, 15), count: 20 }],
    ),
    ...setDown(TOWER, p(218, 97), 0.82),
    ...land(pen, [p(-8, 130), p(60, 122), p(130, 132), p(220, 128), p(310, 136)]),
    { d: band(COURSE), fill: 'paper', line: 'line', width: 1.5 },
    firs(pen, [p(24, 150), p(44, 140), p(244, 158), p(266, 170), p(288, 184)], (i) => 30 + i * 5),
    { d: 'M176 176L177 158C177 152 190 152 190 158L192 176Z', fill: 'paper', line: 'line', width: 1.6 },
    { d: 'M180 162h7M180 167h6', line: 'line', width: 1.1 },
    tufts(pen, [p(16, 176), p(40, 186), p(206, 180), p(172, 186), p(224, 148)], 8),
  ],
  { left: 84, top: 14, width: 214, height: 150 },
);
