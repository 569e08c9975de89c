import { penFor } from '@/paint/pen';
import type { VignetteScene, VignetteStroke } from '@/paint/vignette';
import {
  band,
  engravedSky,
  fir,
  groundHexes,
  hatch,
  inkLine,
  landUnder,
  placed,
  rays,
  tuft,
} from '@/paint/vignette';

const pen = penFor('the road to the watch-tower');
const p = (x: number, y: number) => ({ x, y });

const SHEET = { left: 0, top: 0, width: 300, height: 190 };
const FOOT = 200;
const LAMP = p(224, 42);

const PEAKS = [
  [-12, 14, 58, 38],
  [98, 134, 50, 166],
  [22, 58, 30, 92],
  [140, 166, 68, 196],
  [68, 96, 62, 122],
] as const;

const peak = ([left, x, y, right]: (typeof PEAKS)[number]): VignetteStroke[] => {
  const base = 104;
  return [
    {
      d: `M${left} ${base}Q${(left + x) / 2 + 4} ${(base + y) / 2 + 4} ${x} ${y}Q${(right + x) / 2 - 4} ${(base + y) / 2 + 3} ${right} ${base}`,
      line: 'line',
      fill: 'paper',
      width: 1.5,
    },
    {
      d: hatch(pen, p(x + 1, y + 3), p(right - 6, base - 4), p(-(right - x) * 0.16, (base - y) * 0.26), 10),
      line: 'line',
      width: 1,
      opacity: 0.75,
      fine: true,
    },
    {
      d: `M${x} ${y}Q${(right + x) / 2 - 4} ${(base + y) / 2 + 3} ${right} ${base}L${x + (right - x) * 0.35} ${base}L${x + 2} ${y + (base - y) * 0.5}Z`,
      fill: 'line',
      opacity: 0.16,
    },
  ];
};

const FAR_HILL = inkLine(pen, [p(-8, 98), p(26, 92), p(64, 87), p(108, 92), p(150, 100), p(210, 100)]);
const TOWER_HILL = inkLine(pen, [
  p(112, 134),
  p(148, 121),
  p(178, 99),
  p(205, 82),
  p(226, 78),
  p(246, 82),
  p(272, 95),
  p(310, 104),
]);
const MEADOW = inkLine(pen, [
  p(-8, 124),
  p(34, 119),
  p(80, 123),
  p(130, 130),
  p(196, 124),
  p(250, 128),
  p(310, 136),
]);

const ROAD = [
  { ...p(52, 204), half: 40 },
  { ...p(90, 178), half: 26 },
  { ...p(142, 157), half: 16 },
  { ...p(166, 143), half: 10.5 },
  { ...p(160, 130), half: 7 },
  { ...p(170, 118), half: 5 },
  { ...p(196, 106), half: 3.6 },
  { ...p(207, 95), half: 2.8 },
  { ...p(219, 81), half: 1.8 },
];

const TOWER =
  'M212 82L215 46L210 44L209 28L215 27L215 33L220 33L220 25L227 26L227 35L231 37L233 46L238 49L236 58L240 82Q226 86 212 82Z';
const TOWER_SHADE = 'M229 84L230 62L227 48L227 35L231 37L233 46L238 49L236 58L240 82Z';
const STONES = 'M215 74h6M222 68h5M217 62h4M213 40h5M216 54h5M223 76h4M222 58h4M217 80h5';
const RUBBLE = 'M244 84l4 -4l5 2l1 4zM252 89l3 -3l4 3l-1 3zM203 86l3 -3l4 1l-1 3z';

/** Wayfarers seen from behind, 40 high, their feet at 0 0; what they carry is drawn as lines. */
const FIGURES = {
  ranger: {
    body: 'M0 -41C3 -41 5 -38 4.5 -34L4 -31C8 -29 9 -17 11.5 -6L6.5 -4L8 0L4 1L2 -4L-1.5 -4L-4 1L-8 0L-5.5 -5L-9.5 -6.5C-8 -18 -8 -29 -4 -31C-5 -36 -4 -41 0 -41Z',
    held: 'M5 -24L12 -21M14 1L11 -43',
  },
  dwarf: {
    body: 'M0 -31C5 -31 6 -27 6 -24L6 -22C11 -20 12 -12 12 -6L8 -5L8.5 0L3 0L2 -4L-2 -4L-3 0L-8.5 0L-8 -5L-12 -6C-12 -12 -11 -20 -6 -22L-6 -24C-6 -27 -5 -31 0 -31Z',
    held: 'M-9 -10L9 -33M5 -36C8 -38 13 -35 13 -30L9 -33Z',
  },
  hobbit: {
    body: 'M0 -27C4 -28 5.5 -25 5 -22L4 -20C9 -19 9 -9 8 -6L6 -5L7 0L3 0L1.5 -5L-1 -5L-3 0L-7 0L-5.5 -6L-8 -7C-9 -12 -9 -19 -4 -20C-6 -24 -4 -28 0 -27Z',
    held: 'M9 1L11 -24M5 -14L10 -14',
  },
  elf: {
    body: 'M0 -42C3.5 -42 4.5 -39 4 -35L3.5 -32C8 -30 7.5 -18 7 -12L9 -6L5.5 -5L6.5 0L3 0L1.5 -6L-1.5 -6L-3.5 0L-7 0L-5 -7L-8 -8L-6.5 -18C-7 -28 -6 -31 -3.5 -32C-4.5 -36 -4 -42 0 -42Z',
    held: 'M-4 -22L-10 -19M-7 -38C-13 -32 -15 -8 -9 0',
  },
} as const;

const COMPANY = [
  { figure: 'hobbit', at: p(171, 136), scale: 0.62, ink: 'line' },
  { figure: 'dwarf', at: p(152, 147), scale: 0.7, ink: 'line' },
  { figure: 'elf', at: p(132, 156), scale: 0.82, ink: 'line' },
  { figure: 'ranger', at: p(106, 168), scale: 1.08, ink: 'accent' },
] as const;

const walking = COMPANY.flatMap(({ figure, at, scale, ink }): VignetteStroke[] => [
  { d: placed(FIGURES[figure].body, at, scale), fill: ink, line: 'paper', width: 1 },
  { d: placed(FIGURES[figure].held, at, scale), line: 'line', width: 1.1 + scale * 0.5 },
]);

/** A company on the road to a ruined watch-tower where one lamp is lit. */
export const ROAD_SCENE: VignetteScene = {
  whole: SHEET,
  thumbnail: { left: 66, top: 12, width: 240, height: 168 },
  strokes: [
    {
      d: engravedSky(pen, { left: 4, top: 7, width: 292, height: 86 }, LAMP, 27),
      line: 'line',
      width: 0.8,
      opacity: 0.4,
      fine: true,
    },
    ...PEAKS.flatMap(peak),
    { d: rays(LAMP, 19, 25, 14), line: 'light', width: 1.5 },
    { d: landUnder(FAR_HILL, -8, 210, FOOT), fill: 'paper' },
    { d: FAR_HILL, line: 'line', width: 1.4 },
    {
      d: hatch(pen, p(62, 89), p(146, 101), p(6, 10), 20),
      line: 'line',
      width: 0.9,
      opacity: 0.6,
      fine: true,
    },
    { d: hatch(pen, p(-2, 100), p(30, 95), p(5, 8), 8), line: 'line', width: 0.9, opacity: 0.5, fine: true },
    { d: landUnder(TOWER_HILL, 112, 310, FOOT), fill: 'paper' },
    { d: TOWER_HILL, line: 'line', width: 1.8 },
    { d: hatch(pen, p(242, 83), p(308, 106), p(9, 15), 22), line: 'line', width: 1.1, opacity: 0.75 },
    {
      d: hatch(pen, p(240, 96), p(290, 116), p(8, 12), 15),
      line: 'line',
      width: 0.9,
      opacity: 0.6,
      fine: true,
    },
    { d: TOWER, fill: 'paper', line: 'line', width: 1.8 },
    { d: TOWER_SHADE, fill: 'line', opacity: 0.92 },
    { d: STONES, line: 'line', width: 0.9, opacity: 0.8, fine: true },
    { d: RUBBLE, fill: 'paper', line: 'line', width: 1.1 },
    { d: landUnder(MEADOW, -8, 310, FOOT), fill: 'paper' },
    { d: MEADOW, line: 'line', width: 1, opacity: 0.35 },
    { d: groundHexes(SHEET, 96, 44, 2.05), line: 'line', width: 0.8, opacity: 0.26 },
    { d: band(ROAD), fill: 'paper', line: 'line', width: 1.5 },
    { d: 'M219.5 48v-9q4.5 -6 9 0v9z', fill: 'paper', line: 'line', width: 1.6 },
    { d: 'M219.5 48v-9q4.5 -6 9 0v9z', fill: 'light', opacity: 0.9 },
    ...walking,
    {
      d: [p(236, 156), p(254, 165), p(282, 184)].map((at, i) => fir(pen, at, 34 + i * 14)).join(''),
      fill: 'line',
      line: 'paper',
      width: 0.8,
    },
    {
      d: [p(20, 142), p(44, 134), p(204, 166), p(182, 182), p(216, 142), p(24, 168)]
        .map((at) => tuft(pen, at, 7))
        .join(''),
      line: 'line',
      width: 1.1,
      fine: true,
    },
  ],
};
