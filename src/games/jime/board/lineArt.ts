import type { BorderLook } from '@/games/jime/content';
import type { Point } from '@/games/jime/map/hex';
import { curveThrough, lineThrough, n } from '@/paint/pen';
import type { Stroke } from '@/paint/stroke';

/** Terrain on a border (§80.2), drawn along it: told apart by shape before colour. */
type Line = readonly [Point, Point];

const along = ([a, b]: Line, share: number, aside = 0): Point => ({
  x: a.x + (b.x - a.x) * share - (b.y - a.y) * aside,
  y: a.y + (b.y - a.y) * share + (b.x - a.x) * aside,
});

const bar = (line: Line, from: number, to: number, half: number): string =>
  `${lineThrough([along(line, from, half), along(line, to, half), along(line, to, -half), along(line, from, -half)])}Z`;

const masonry = (line: Line): Stroke[] => [
  { d: bar(line, 0.02, 0.98, 0.11), fill: 'stoneDark', line: 'black', width: 0.09 },
  {
    d: [
      lineThrough([along(line, 0.02), along(line, 0.98)]),
      ...[0.25, 0.5, 0.75].map((at) => lineThrough([along(line, at, 0.11), along(line, at)])),
      ...[0.13, 0.38, 0.62, 0.87].map((at) => lineThrough([along(line, at), along(line, at, -0.11)])),
    ].join(''),
    line: 'black',
    width: 0.045,
  },
];

const wave = (line: Line, aside: number): string =>
  curveThrough(
    Array.from({ length: 9 }, (_, i) =>
      along(line, 0.08 + (i / 8) * 0.84, aside + (i % 2 === 0 ? 0.025 : -0.025)),
    ),
  );

const water = (line: Line): Stroke[] => [
  { d: wave(line, 0), line: 'plateInk', width: 0.52 },
  { d: wave(line, 0), line: 'waterDark', width: 0.44 },
  { d: wave(line, 0), line: 'water', width: 0.24 },
  { d: wave(line, 0.05), line: 'fog', width: 0.035, opacity: 0.8 },
  { d: wave(line, -0.05), line: 'fog', width: 0.035, opacity: 0.8 },
];

const palings = (line: Line): Stroke[] => {
  const rails = [0.045, -0.045].map((aside) =>
    lineThrough([along(line, 0.03, aside), along(line, 0.97, aside)]),
  );
  const posts = [0.08, 0.29, 0.5, 0.71, 0.92].map((at) =>
    lineThrough([along(line, at, 0.13), along(line, at, -0.13)]),
  );
  return [
    { d: [...rails, ...posts].join(''), line: 'plateInk', width: 0.19 },
    { d: rails.join(''), line: 'thatch', width: 0.1 },
    { d: posts.join(''), line: 'soil', width: 0.13 },
  ];
};

const ditch = (line: Line): Stroke[] => [
  { d: bar(line, 0.03, 0.97, 0.12), fill: 'soil', line: 'plateInk', width: 0.07 },
  {
    d: `${lineThrough(Array.from({ length: 11 }, (_, i) => along(line, 0.04 + i * 0.092, i % 2 === 0 ? 0.085 : 0.04)))}${lineThrough(
      Array.from({ length: 11 }, (_, i) => along(line, 0.96 - i * 0.092, i % 2 === 0 ? -0.085 : -0.04)),
    ).replace('M', 'L')}Z`,
    fill: 'black',
  },
];

const LINES: Record<BorderLook, (line: Line) => Stroke[]> = { masonry, water, palings, ditch };

export const borderArt = (look: BorderLook, lines: readonly Line[]): Stroke[] => lines.flatMap(LINES[look]);

const arrowHead = (from: Point, to: Point, size: number): string => {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [(to.x - from.x) / long, (to.y - from.y) / long];
  const back = { x: to.x - dx * size, y: to.y - dy * size };
  return `M${n(to.x)} ${n(to.y)}L${n(back.x - dy * size * 0.6)} ${n(back.y + dx * size * 0.6)}L${n(back.x + dy * size * 0.6)} ${n(back.y - dx * size * 0.6)}Z`;
};

/** The way of an activation, space by space, with its head at the end. */
export const pathArt = (points: readonly Point[]): Stroke[] => {
  const [last, before] = [points[points.length - 1], points[points.length - 2]];
  if (!last || !before) return [];
  return [
    { d: curveThrough(points), line: 'plateInk', width: 0.3, opacity: 0.8 },
    { d: curveThrough(points), line: 'ember', width: 0.2, dash: [0.34, 0.2] },
    { d: arrowHead(before, last, 0.6), fill: 'ember', line: 'plateInk', width: 0.08 },
  ];
};

export type Seam = { line: Line; crossable: boolean };

/**
 * The joined edges while a tile is laid: lit on both tiles, a thick seam between them; an arrow each way where figures may
 * pass, bars where not (§9.4).
 */
export const seamArt = (seams: readonly Seam[]): Stroke[] => {
  const lines = (which: readonly Seam[]): string =>
    which.map(({ line }) => lineThrough([along(line, 0.03), along(line, 0.97)])).join('');
  const [open, barred] = [
    seams.filter(({ crossable }) => crossable),
    seams.filter((seam) => !seam.crossable),
  ];
  const arrows = open.flatMap(({ line }) =>
    [0.54, -0.54].map((aside) => arrowHead(along(line, 0.5), along(line, 0.5, aside), 0.34)),
  );
  const bars = barred.flatMap(({ line }) =>
    [0.3, 0.5, 0.7].map((at) => lineThrough([along(line, at, 0.2), along(line, at, -0.2)])),
  );
  return [
    { d: lines(open), line: 'lit', width: 0.9, opacity: 0.4 },
    { d: lines(seams), line: 'plateInk', width: 0.38 },
    { d: lines(barred), line: 'iron', width: 0.26 },
    { d: lines(open), line: 'lit', width: 0.26 },
    { d: bars.join(''), line: 'black', width: 0.12 },
    { d: arrows.join(''), fill: 'lit', line: 'plateInk', width: 0.07 },
  ];
};
