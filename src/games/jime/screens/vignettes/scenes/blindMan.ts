import { n, penFor } from '@/paint/pen';
import { rays } from '@/paint/vignette';
import { BLIND_TOWER } from '../motifs/blindTower';
import { land, p, scene, setDown, sky, tufts } from '../scene';

const pen = penFor('the Blind Man');
const LIGHT = p(196, 36);
const FLAME = p(92, 130);

/** A tower that turns its back, its light on the other side; and under it a cave with one torch at the mouth. */
export const BLIND_MAN_SCENE = scene(
  [
    sky(pen, LIGHT, 34, 104),
    { d: rays(LIGHT, 19, 28, 16), line: 'light', width: 1.5 },
    { d: 'M180 40Q196 14 212 40Z', fill: 'light', line: 'line', width: 1 },
    ...land(
      pen,
      [p(-8, 116), p(40, 108), p(90, 98), p(150, 88), p(200, 86), p(250, 92), p(310, 110)],
      [{ from: p(226, 94), to: p(296, 112), stroke: p(8, 16), count: 20 }],
    ),
    ...setDown(BLIND_TOWER, p(196, 90), 0.7),
    {
      d: Array.from(
        { length: 22 },
        (_, i) =>
          `M${n(112 + i * 7)} ${n(112 + pen.between(-6, 26))}l${n(pen.between(6, 15))} ${n(pen.between(1, 4))}`,
      ).join(''),
      line: 'line',
      width: 1,
      opacity: 0.55,
      fine: true,
    },
    {
      d: 'M40 178L46 158L44 146L56 132L60 120L76 112L92 114L108 110L122 122L128 136L138 148L136 160L146 178Z',
      fill: 'line',
      line: 'line',
      width: 1.6,
    },
    { d: rays(FLAME, 12, 19, 12), line: 'light', width: 1.4 },
    { d: 'M92 138L93 172', line: 'paper', width: 2 },
    {
      d: 'M88 138C84 131 89 129 88 121C93 123 95 126 94 130C96 129 97 127 97 125C100 130 99 135 96 138Z',
      fill: 'light',
    },
    {
      d: 'M104 176L105 160Q110 152 116 160L118 176ZM106 152a4.4 4.8 0 1 0 9 0a4.4 4.8 0 1 0 -9 0Z',
      fill: 'paper',
    },
    { d: 'M106 162L94 156', line: 'paper', width: 2.4 },
    {
      d: 'M30 178L36 166L44 168L48 178ZM134 178L142 168L152 170L158 178Z',
      fill: 'paper',
      line: 'line',
      width: 1.4,
    },
    ...land(pen, [p(-8, 176), p(60, 174), p(130, 176), p(220, 170), p(310, 174)]),
    tufts(pen, [p(16, 184), p(58, 186), p(170, 184), p(228, 182), p(282, 184)], 9),
  ],
  { left: 62, top: 0, width: 220, height: 145 },
);
