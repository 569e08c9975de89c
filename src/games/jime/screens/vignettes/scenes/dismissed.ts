import { penFor } from '@/paint/pen';
import { rays } from '@/paint/vignette';
import { FIRE } from '../motifs/fire';
import { STOOL } from '../motifs/stool';
import { WATCHER } from '../motifs/watcher';
import { land, p, scene, setDown, sky, tufts } from '../scene';

const pen = penFor('the King’s Stool');
const RED = p(152, 50);

/** The fires about the foot of the hill, and how near each is. */
const FIRES = [
  [p(28, 139), 0.34],
  [p(74, 150), 0.42],
  [p(128, 157), 0.48],
  [p(188, 156), 0.48],
  [p(240, 149), 0.42],
  [p(284, 138), 0.34],
] as const;

/** Those who stand between them, faces to the hill. */
const WATCHERS = [
  [p(12, 139), 0.42],
  [p(43, 144), 0.46],
  [p(54, 147), 0.48],
  [p(93, 154), 0.54],
  [p(104, 156), 0.54],
  [p(148, 160), 0.6],
  [p(159, 161), 0.6],
  [p(170, 160), 0.6],
  [p(209, 156), 0.54],
  [p(220, 154), 0.54],
  [p(257, 148), 0.48],
  [p(267, 145), 0.46],
  [p(298, 139), 0.42],
] as const;

/** A bare hill with a red fire of doorposts on it, fires round its foot, and a stool in the snow that nobody has. */
export const DISMISSED_SCENE = scene(
  [
    sky(pen, RED, 50, 128),
    { d: rays(RED, 38, 49, 22), line: 'light', width: 1.5 },
    ...land(
      pen,
      [
        p(-8, 132),
        p(36, 127),
        p(78, 110),
        p(112, 84),
        p(130, 75),
        p(174, 75),
        p(190, 83),
        p(226, 110),
        p(266, 127),
        p(310, 132),
      ],
      [
        { from: p(186, 84), to: p(262, 126), stroke: p(-4, 15), count: 26 },
        { from: p(60, 120), to: p(118, 84), stroke: p(2, 7), count: 12 },
      ],
    ),
    {
      d: 'M146 148Q138 128 150 112Q160 98 152 82M158 148Q152 130 161 114Q169 99 158 82',
      line: 'line',
      width: 1,
      opacity: 0.5,
      fine: true,
    },
    ...setDown(FIRE, p(152, 76), 1.45),
    {
      d: 'M132 76L150 36L153 37L136 76ZM142 76L152 32L155 33L146 76ZM172 76L155 35L152 37L168 76ZM162 76L154 31L151 33L158 76Z',
      fill: 'line',
      line: 'paper',
      width: 0.7,
    },
    ...FIRES.flatMap(([at, scale]) => setDown(FIRE, at, scale)),
    ...WATCHERS.flatMap(([at, scale]) => setDown(WATCHER, at, scale)),
    ...land(pen, [p(-8, 160), p(60, 166), p(150, 171), p(230, 168), p(310, 160)]),
    ...setDown(STOOL, p(226, 183), 0.95),
    { d: 'M203 185Q226 190 252 185', line: 'line', width: 1, opacity: 0.5 },
    tufts(pen, [p(22, 180), p(70, 185), p(118, 182), p(172, 186), p(280, 180)], 8),
  ],
  { left: 42, top: 18, width: 220, height: 145 },
);
