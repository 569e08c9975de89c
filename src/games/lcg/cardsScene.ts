import { circle, n, penFor } from '@/paint/pen';
import type { Spot, VignetteScene, VignetteStroke } from '@/paint/vignette';
import { engravedSky, fir, hatch, inkLine, landUnder, placed, rays } from '@/paint/vignette';

const pen = penFor('five cards by candlelight');
const p = (x: number, y: number): Spot => ({ x, y });

const SHEET = { left: 0, top: 0, width: 300, height: 190 };
const FLAME = p(274, 66);
const TABLE = 152;

/** Where the fan is held, below the table, and how far its cards are from there. */
const HELD = p(150, 236);
const REACH = 132;

/** A path of absolute `x y` pairs drawn round 0 0 on an upright card, set on the card that leans by so many degrees. */
const onCard = (d: string, lean: number): string => {
  const angle = (lean * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, dx: string, dy: string) => {
    const [x, y] = [Number(dx), Number(dy) - REACH];
    return `${n(HELD.x + x * cos - y * sin)} ${n(HELD.y + x * sin + y * cos)}`;
  });
};

const CARD = 'M-26 -49Q-30 -49 -30 -45L-30 49L30 49L30 -45Q30 -49 26 -49Z';
const RULE = 'M-25 -44L25 -44L25 49L-25 49Z';

/** The signs of the four spheres: a crown, swords, a flame, a book. */
const SIGNS = {
  crown: 'M-15 12L-19 -14L-8 -4L0 -19L8 -4L19 -14L15 12ZM-15 16L15 16L15 21L-15 21Z',
  swords:
    'M-17 -20L-13 -20L14 13L18 9L20 11L8 22L6 20L10 16ZM17 -20L13 -20L-14 13L-18 9L-20 11L-8 22L-6 20L-10 16Z',
  flame: 'M1 -24C3 -12 16 -6 13 10C11 20 -10 21 -13 9C-15 0 -9 -4 -8 -12C-3 -9 -1 -15 1 -24Z',
  book: 'M0 -10C-7 -16 -15 -15 -20 -12L-20 14C-14 11 -6 11 0 16C6 11 14 11 20 14L20 -12C15 -15 7 -16 0 -10Z',
} as const;

const card = (lean: number): VignetteStroke[] => [
  { d: onCard(CARD, lean), fill: 'paper', line: 'line', width: 1.8 },
  { d: onCard(RULE, lean), line: 'line', width: 0.8, opacity: 0.6, fine: true },
];

/** The sign stands in the half of the card that the next one leaves free. */
const signed = (sign: keyof typeof SIGNS, lean: number): VignetteStroke[] => [
  ...card(lean),
  { d: onCard(placed(SIGNS[sign], p(Math.sign(lean) * 9, -22), 0.62), lean), fill: 'line' },
];

/** The card in the middle: firs by night, and something that waits above the path. */
const MIDDLE = p(HELD.x, HELD.y - REACH);
const at = (x: number, y: number): Spot => p(MIDDLE.x + x, MIDDLE.y + y);
const SPIDER = at(-11, -12);

const LEGS = [-1, 1]
  .flatMap((side) =>
    [-7, -2.5, 2.5, 7].map(
      (rise) =>
        `M${n(SPIDER.x)} ${n(SPIDER.y)}L${n(SPIDER.x + side * 7)} ${n(SPIDER.y + rise - 3)}L${n(SPIDER.x + side * 10)} ${n(SPIDER.y + rise + 3)}`,
    ),
  )
  .join('');

const middle: VignetteStroke[] = [
  ...card(0),
  { d: circle(at(11, -27), 8), fill: 'light', line: 'line', width: 1 },
  {
    d: [at(-17, 46), at(17, 46), at(2, 46)].map((foot, i) => fir(pen, foot, [44, 56, 38][i] ?? 40)).join(''),
    fill: 'line',
  },
  {
    d: `M${n(SPIDER.x)} ${n(MIDDLE.y - 44)}L${n(SPIDER.x)} ${n(SPIDER.y)}`,
    line: 'line',
    width: 1,
  },
  { d: LEGS, line: 'accent', width: 1.4 },
  { d: `${circle(SPIDER, 4.2)}${circle(p(SPIDER.x, SPIDER.y - 5), 2.4)}`, fill: 'accent' },
];

/** A threat dial: its rim, its marks, and the part that has been turned. */
const DIAL = p(25, 134);
const DIAL_RADIUS = 19;
const spoke = (turn: number, from: number, to: number): string => {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return `M${n(DIAL.x + cos * from)} ${n(DIAL.y + sin * from)}L${n(DIAL.x + cos * to)} ${n(DIAL.y + sin * to)}`;
};
const dial: VignetteStroke[] = [
  { d: circle(DIAL, DIAL_RADIUS), fill: 'paper', line: 'line', width: 1.8 },
  {
    d: `M${DIAL.x} ${DIAL.y}L${DIAL.x} ${DIAL.y - 14}A14 14 0 0 1 ${n(DIAL.x + 13.3)} ${n(DIAL.y + 4.4)}Z`,
    fill: 'accent',
    opacity: 0.9,
  },
  {
    d: Array.from({ length: 20 }, (_, i) => spoke(i / 20, i % 5 === 0 ? 13 : 15.5, 17.5)).join(''),
    line: 'line',
    width: 1.1,
  },
  { d: circle(DIAL, 3), fill: 'line' },
];

const CANDLE = `M265 ${TABLE}L266 86C270 83 278 83 282 86L283 ${TABLE}Z`;
const WAX = 'M266 86C265 94 269 96 269 103C271 107 273 103 273 96C276 93 280 96 282 88';
const FLAME_SHAPE = `M${FLAME.x} 50C${FLAME.x + 2} 59 ${FLAME.x + 8} 65 ${FLAME.x + 6} 74C${FLAME.x + 4} 82 ${FLAME.x - 5} 82 ${FLAME.x - 6} 74C${FLAME.x - 8} 65 ${FLAME.x - 2} 60 ${FLAME.x} 50Z`;

const EDGE = inkLine(
  pen,
  [p(-8, TABLE), p(60, TABLE + 0.6), p(150, TABLE - 0.4), p(230, TABLE + 0.5), p(310, TABLE)],
  0.4,
);
const grain = [158, 165, 173, 182].map((y) =>
  inkLine(pen, [p(-6, y), p(70, y + 1.5), p(140, y - 1), p(220, y + 1), p(306, y)], 0.9),
);

/** Tokens in a row before the cards. */
const TOKENS = [p(232, 158), p(246, 161), p(238, 166)];

/** A fan of five cards by candlelight, with the threat dial beside it. */
export const CARDS_SCENE: VignetteScene = {
  whole: SHEET,
  thumbnail: { left: 50, top: 44, width: 200, height: 122 },
  strokes: [
    {
      d: engravedSky(pen, { left: 4, top: 7, width: 292, height: TABLE - 12 }, FLAME, 36),
      line: 'line',
      width: 0.8,
      opacity: 0.4,
      fine: true,
    },
    { d: rays(FLAME, 23, 31, 16), line: 'light', width: 1.5 },
    ...signed('crown', -36),
    ...signed('book', 36),
    ...signed('swords', -18),
    ...signed('flame', 18),
    ...middle,
    { d: landUnder(EDGE, -8, 310, 200), fill: 'paper' },
    { d: EDGE, line: 'line', width: 1.8 },
    { d: grain.join(''), line: 'line', width: 0.8, opacity: 0.45 },
    {
      d: hatch(pen, p(70, TABLE + 3), p(226, TABLE + 3), p(7, 5), 40),
      line: 'line',
      width: 0.9,
      opacity: 0.6,
      fine: true,
    },
    ...dial,
    { d: CANDLE, fill: 'paper', line: 'line', width: 1.8 },
    { d: WAX, line: 'line', width: 1.1 },
    {
      d: hatch(pen, p(279, 92), p(280, 148), p(-5, 3), 13),
      line: 'line',
      width: 0.9,
      opacity: 0.7,
      fine: true,
    },
    { d: FLAME_SHAPE, fill: 'light', line: 'line', width: 1.2 },
    ...TOKENS.map((spot): VignetteStroke => ({
      d: circle(spot, 6.5),
      fill: 'paper',
      line: 'line',
      width: 1.5,
    })),
    { d: TOKENS.map((spot) => circle(spot, 2.4)).join(''), fill: 'accent' },
  ],
};
