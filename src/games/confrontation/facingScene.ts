import { circle, penFor } from '@/paint/pen';
import type { Spot, VignetteScene, VignetteStroke } from '@/paint/vignette';
import { engravedSky, fir, hatch, inkLine, landUnder, placed, tuft } from '@/paint/vignette';

const pen = penFor('two pieces across the mountains');
const p = (x: number, y: number): Spot => ({ x, y });

const SHEET = { left: 0, top: 0, width: 300, height: 190 };
const SUN = p(150, 58);
const FIELD = 158;

const FAR = inkLine(pen, [
  p(0, 120),
  p(28, 96),
  p(46, 106),
  p(78, 70),
  p(98, 92),
  p(118, 78),
  p(150, 112),
  p(182, 76),
  p(204, 94),
  p(224, 66),
  p(256, 104),
  p(276, 92),
  p(300, 118),
]);
const NEAR = inkLine(pen, [
  p(60, 158),
  p(92, 128),
  p(112, 138),
  p(138, 104),
  p(152, 120),
  p(166, 108),
  p(192, 140),
  p(210, 130),
  p(240, 158),
]);

/** A standing piece seen from before, on its foot; `edge` is the side of its board that is turned away from the light. */
type Shape = { board: string; rim: string; edge: string };
const ROUND: Shape = {
  board: 'M-26 44L-26 -22Q-26 -48 0 -48Q26 -48 26 -22L26 44Z',
  rim: 'M-21 40L-21 -21Q-21 -43 0 -43Q21 -43 21 -21L21 40Z',
  edge: 'M26 44L26 -22Q26 -48 0 -48L6 -50Q33 -48 33 -22L33 44Z',
};
const POINTED: Shape = {
  board: 'M-26 44L-26 -26L-13 -36L0 -54L13 -36L26 -26L26 44Z',
  rim: 'M-21 40L-21 -23L-10 -32L0 -46L10 -32L21 -23L21 40Z',
  edge: 'M-26 44L-26 -26L-13 -36L0 -54L-6 -52L-19 -36L-33 -26L-33 44Z',
};
const FOOT = 'M-34 44L34 44L38 56L-38 56Z';

const piece = (at: Spot, { board, rim, edge }: Shape): VignetteStroke[] => [
  { d: placed(edge, at, 1), fill: 'line', line: 'line', width: 1 },
  { d: placed(board, at, 1), fill: 'paper', line: 'line', width: 2.2 },
  { d: placed(rim, at, 1), line: 'line', width: 0.9, opacity: 0.7, fine: true },
  { d: placed(FOOT, at, 1), fill: 'paper', line: 'line', width: 2 },
  {
    d: hatch(pen, p(at.x - 30, at.y + 47), p(at.x + 32, at.y + 47), p(-3, 7), 14),
    line: 'line',
    width: 0.7,
    opacity: 0.6,
    fine: true,
  },
];

const LEFT = p(62, 112);
const RIGHT = p(238, 112);
const ALMOND = 'M-17 0Q0 -17 17 0Q0 17 -17 0Z';

const strokes: VignetteStroke[] = [
  { d: engravedSky(pen, { ...SHEET, height: 108 }, SUN, 30), line: 'line', width: 0.6, opacity: 0.45 },
  { d: circle(SUN, 15), line: 'light', width: 1.6 },
  { d: landUnder(FAR, 0, 300, FIELD), fill: 'paper' },
  { d: FAR, line: 'line', width: 1.4 },
  ...[p(78, 70), p(118, 78), p(182, 76), p(224, 66)].map((top): VignetteStroke => ({
    d: hatch(pen, p(top.x + 2, top.y + 4), p(top.x + 18, top.y + 28), p(-7, 9), 9),
    line: 'line',
    width: 0.8,
    opacity: 0.7,
    fine: true,
  })),
  { d: landUnder(NEAR, 60, 240, FIELD + 4), fill: 'paper' },
  { d: NEAR, line: 'line', width: 1.7 },
  ...[p(138, 104), p(166, 108), p(92, 128)].map((top): VignetteStroke => ({
    d: hatch(pen, p(top.x + 1, top.y + 4), p(top.x + 16, top.y + 28), p(-6, 10), 8),
    line: 'line',
    width: 1,
    opacity: 0.75,
  })),
  ...[112, 124, 176, 190].map((x): VignetteStroke => ({ d: fir(pen, p(x, 164), 26), fill: 'line' })),
  { d: `M0 ${FIELD + 8}Q150 ${FIELD - 2} 300 ${FIELD + 8}`, line: 'line', width: 1.2 },
  { d: landUnder(`M0 ${FIELD + 8}Q150 ${FIELD - 2} 300 ${FIELD + 8}`, 0, 300, 190), fill: 'paper' },
  ...piece(LEFT, ROUND),
  { d: circle(p(LEFT.x, LEFT.y - 8), 13), line: 'light', width: 4.5 },
  { d: circle(p(LEFT.x, LEFT.y - 8), 16), line: 'line', width: 0.8 },
  ...piece(RIGHT, POINTED),
  { d: placed(ALMOND, p(RIGHT.x, RIGHT.y - 8), 1), line: 'line', width: 1.6 },
  { d: circle(p(RIGHT.x, RIGHT.y - 8), 6.5), fill: 'accent' },
  { d: `M${RIGHT.x} ${RIGHT.y - 14}L${RIGHT.x} ${RIGHT.y - 2}`, line: 'paper', width: 1.8 },
  ...[14, 108, 150, 196, 288].map((x): VignetteStroke => ({
    d: tuft(pen, p(x, 182), 7),
    line: 'line',
    width: 0.9,
    fine: true,
  })),
];

/** Two standing pieces face each other across the mountains: one hides a ring, one an eye. */
export const FACING_SCENE: VignetteScene = {
  strokes,
  whole: SHEET,
  thumbnail: { left: 20, top: 44, width: 260, height: 140 },
};
