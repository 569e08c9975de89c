import { circle, n, penFor } from '@/paint/pen';
import type { Spot, VignetteScene, VignetteStroke } from '@/paint/vignette';
import { band, engravedSky, fir, hatch, inkLine, landUnder, placed, rays, tuft } from '@/paint/vignette';

const pen = penFor('nine stones between two towers');
const p = (x: number, y: number): Spot => ({ x, y });

const SHEET = { left: 0, top: 0, width: 300, height: 190 };
const RING = p(150, 52);
const PLAIN = 140;

const HILLS = inkLine(pen, [
  p(0, 126),
  p(34, 116),
  p(70, 124),
  p(108, 108),
  p(132, 120),
  p(152, 114),
  p(176, 122),
  p(204, 106),
  p(238, 122),
  p(270, 114),
  p(300, 124),
]);

/** Four horns about a level top, on a foot of rock. */
const BLACK_TOWER = 'M-15 40L-12 -46L-15 -66L-10 -56L-7 -72L-3 -57L3 -57L7 -72L10 -56L15 -66L12 -46L15 40Z';
/** A crown of thorns over a shaft that leans on its buttresses. */
const CROWNED_TOWER =
  'M-18 40L-13 2L-15 -6L-10 -12L-9 -44L-16 -56L-8 -52L-10 -74L-3 -58L0 -70L3 -58L10 -74L8 -52L16 -56L9 -44L10 -12L15 -6L13 2L18 40Z';

const LEFT = p(58, 104);
const RIGHT = p(242, 104);

const tower = (d: string, at: Spot): VignetteStroke[] => [
  { d: placed(d, at, 1), fill: 'paper', line: 'line', width: 1.8 },
  {
    d: [0, 1, 2]
      .map((row) =>
        hatch(pen, p(at.x + 1, at.y - 40 + row * 24), p(at.x + 2, at.y - 18 + row * 24), p(9, 2), 8),
      )
      .join(''),
    line: 'line',
    width: 0.9,
    opacity: 0.8,
  },
];

/** The road, broad before the reader and narrow at the horizon. */
const ROAD = [
  { x: 150, y: 118, half: 2 },
  { x: 164, y: 128, half: 4 },
  { x: 138, y: 142, half: 8 },
  { x: 172, y: 160, half: 14 },
  { x: 144, y: 190, half: 24 },
];

/** One stone for each site, the nearest largest. */
const STONES: readonly (Spot & { size: number })[] = [
  { x: 146, y: 180, size: 9 },
  { x: 162, y: 169, size: 7.5 },
  { x: 170, y: 158, size: 6.5 },
  { x: 158, y: 150, size: 5.5 },
  { x: 144, y: 144, size: 4.8 },
  { x: 142, y: 138, size: 4 },
  { x: 152, y: 133, size: 3.4 },
  { x: 161, y: 128, size: 2.8 },
  { x: 156, y: 123, size: 2.2 },
];
const stone = ({ x, y, size }: Spot & { size: number }): string => {
  const [across, high] = [n(size), n(size * 0.45)];
  return `M${n(x - size)} ${n(y)}a${across} ${high} 0 1 0 ${n(size * 2)} 0a${across} ${high} 0 1 0 ${n(-size * 2)} 0Z`;
};

const strokes: VignetteStroke[] = [
  { d: engravedSky(pen, { ...SHEET, height: 112 }, RING, 34), line: 'line', width: 0.6, opacity: 0.45 },
  { d: rays(RING, 24, 36, 18), line: 'light', width: 1, opacity: 0.8, fine: true },
  { d: circle(RING, 15), line: 'light', width: 5 },
  { d: circle(RING, 18), line: 'line', width: 0.8 },
  { d: circle(RING, 12), line: 'line', width: 0.8 },
  { d: landUnder(HILLS, 0, 300, PLAIN + 60), fill: 'paper' },
  { d: HILLS, line: 'line', width: 1.3 },
  ...[p(108, 108), p(204, 106)].map((top): VignetteStroke => ({
    d: hatch(pen, p(top.x + 2, top.y + 3), p(top.x + 16, top.y + 14), p(-6, 7), 8),
    line: 'line',
    width: 0.8,
    opacity: 0.7,
    fine: true,
  })),
  ...tower(BLACK_TOWER, LEFT),
  ...tower(CROWNED_TOWER, RIGHT),
  { d: circle(p(RIGHT.x, RIGHT.y - 36), 3.6), fill: 'accent' },
  { d: `M0 ${PLAIN}Q58 ${PLAIN - 8} 118 ${PLAIN + 2}`, line: 'line', width: 1.1 },
  { d: `M186 ${PLAIN + 2}Q242 ${PLAIN - 8} 300 ${PLAIN}`, line: 'line', width: 1.1 },
  { d: band(ROAD), fill: 'paper', line: 'line', width: 1.3 },
  ...STONES.map((one, at): VignetteStroke => ({
    d: stone(one),
    fill: at === 0 ? 'light' : 'paper',
    line: 'line',
    width: one.size > 4 ? 1.3 : 0.9,
  })),
  ...[96, 112, 204, 222, 276, 22].map((x): VignetteStroke => ({
    d: fir(pen, p(x, 158 + (x % 3) * 4), 22 + (x % 5) * 2),
    fill: 'line',
  })),
  ...[18, 60, 92, 206, 246, 284].map((x): VignetteStroke => ({
    d: tuft(pen, p(x, 180), 7),
    line: 'line',
    width: 0.9,
    fine: true,
  })),
];

/** A road of nine stones between two towers, and the Ring for a sun. */
export const TOWERS_SCENE: VignetteScene = {
  strokes,
  whole: SHEET,
  thumbnail: { left: 20, top: 24, width: 260, height: 140 },
};
