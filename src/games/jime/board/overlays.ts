import type { Point } from '@/games/jime/map/hex';
import type { Bounds } from '@/paint/geometry';
import { blob, circle, penFor, lineThrough, n } from '@/paint/pen';
import { CELL } from './focus';
import type { Stroke } from '@/paint/stroke';

/** What lies over tiles without being cardboard: fog, darkness, where a hero may go, what is in focus. */

const cellCorners = ({ x, y }: Point, kind: 'journey' | 'battle', grown = 0): Point[] => {
  const half = CELL / 2 + grown;
  if (kind === 'battle')
    return [
      { x: x - half, y: y - half },
      { x: x + half, y: y - half },
      { x: x + half, y: y + half },
      { x: x - half, y: y + half },
    ];
  return Array.from({ length: 6 }, (_, i) => ({
    x: x + (1 + grown) * Math.cos((i * Math.PI) / 3),
    y: y + (1 + grown) * Math.sin((i * Math.PI) / 3),
  }));
};

/** The ground of a space: its hexes or cells as one shape, a hair too large so that no seam shows between them. */
export const groundOf = (cells: readonly Point[], kind: 'journey' | 'battle'): string =>
  cells.map((cell) => `${lineThrough(cellCorners(cell, kind, 0.01))}Z`).join('');

/** The line round a space: the edges that no two of its hexes or cells share. */
export const edgeOf = (cells: readonly Point[], kind: 'journey' | 'battle'): string => {
  const edges = new Map<string, Point[]>();
  for (const cell of cells) {
    const corners = cellCorners(cell, kind);
    corners.forEach((from, i) => {
      const to = corners[(i + 1) % corners.length] as Point;
      const middle = `${n((from.x + to.x) / 2)} ${n((from.y + to.y) / 2)}`;
      if (!edges.delete(middle)) edges.set(middle, [from, to]);
    });
  }
  return [...edges.values()].map(lineThrough).join('');
};

/** §82.2 Banks of fog, thickest in the middle. */
export const fogArt = (at: Point): Stroke[] => {
  const pen = penFor(`fog ${n(at.x)} ${n(at.y)}`);
  const puff = (far: number, radius: number): string => {
    const angle = pen.between(0, 2 * Math.PI);
    return blob(pen, { x: at.x + far * Math.cos(angle), y: at.y + far * Math.sin(angle) * 0.7 }, radius, 0.7);
  };
  const curl = (dx: number, dy: number, wide: number): string =>
    `M${n(at.x + dx - wide)} ${n(at.y + dy)}q${n(wide * 0.5)} ${n(-wide * 0.7)} ${n(wide)} ${n(-wide * 0.05)}q${n(wide * 0.5)} ${n(-wide * 0.6)} ${n(wide)} ${n(wide * 0.1)}`;
  return [
    ...[0.62, 0.55, 0.6].map((far): Stroke => ({ d: puff(far, 0.62), fill: 'fogDark', opacity: 0.3 })),
    ...[0.35, 0.4, 0.2].map((far): Stroke => ({ d: puff(far, 0.6), fill: 'fog', opacity: 0.6 })),
    {
      d: [curl(-0.2, -0.2, 0.34), curl(0.25, 0.12, 0.3), curl(-0.25, 0.4, 0.28)].join(''),
      line: 'fogDark',
      width: 0.06,
    },
  ];
};

/** Where all is dark, the map must still be read. */
const DEPTHS = { space: { shade: 0.42, hatch: 0.5 }, everywhere: { shade: 0.34, hatch: 0.16 } };

/** §105 Shade and slanting strokes; painted inside the ground it is clipped to. */
export const darknessArt = (
  { left, top, width, height }: Bounds,
  depth: 'space' | 'everywhere',
): Stroke[] => {
  const { shade, hatch } = DEPTHS[depth];
  const long = width + height;
  const strokes = Array.from({ length: Math.ceil(long / 0.36) }, (_, i) => {
    const x = left + i * 0.36;
    return `M${n(x)} ${n(top)}l${n(-height)} ${n(height)}`;
  });
  return [
    {
      d: `M${n(left)} ${n(top)}h${n(width)}v${n(height)}h${n(-width)}Z`,
      fill: 'black',
      opacity: shade,
    },
    { d: strokes.join(''), line: 'dark', width: 0.045, opacity: hatch },
  ];
};

/** What is lit is lighter than the ground about it, by day and by night. */
const lightOn = (ground: string): Stroke => ({ d: ground, fill: 'light', opacity: 0.4 });

/** A space within reach: lit, with a broken rim inside its own edge. */
export const reachArt = (cells: readonly Point[], kind: 'journey' | 'battle'): Stroke[] => [
  lightOn(groundOf(cells, kind)),
  { d: edgeOf(cells, kind), line: 'verdure', width: 0.22, dash: [0.3, 0.2] },
];

export const ringArt = (): Stroke[] => [
  { d: circle({ x: 0, y: 0 }, 1.44), line: 'light', width: 0.28, opacity: 0.75 },
  { d: circle({ x: 0, y: 0 }, 1.26), line: 'plateInk', width: 0.32 },
  { d: circle({ x: 0, y: 0 }, 1.26), line: 'lit', width: 0.22 },
];

/** The tile being laid stands out by its own rim. */
export const litRim = (rim: string): Stroke[] => [
  { d: rim, line: 'plateInk', width: 0.26 },
  { d: rim, line: 'lit', width: 0.13 },
];

/** The space where something goes, painted inside itself. */
export const litGround = (cells: readonly Point[], kind: 'journey' | 'battle'): Stroke[] => [
  lightOn(groundOf(cells, kind)),
  ...litRim(edgeOf(cells, kind)),
];

/** Wider than the terrain that lies on it. */
export const litLine = ([a, b]: readonly [Point, Point]): Stroke[] => [
  { d: `M${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}`, line: 'lit', width: 0.86, opacity: 0.95 },
];

/** Dims a tile to a third, so that what is not veiled is the lightest part of the map. */
export const veilArt = (rim: string): Stroke[] => [
  { d: rim, fill: 'veil', line: 'veil', width: 0.14, opacity: 0.68 },
];

/** A soft edge all round: the board may be turned, and light must not come from below. */
export const shadowArt = (rim: string): Stroke[] => [
  { d: rim, line: 'shade', width: 0.5, opacity: 0.12 },
  { d: rim, line: 'shade', width: 0.3, opacity: 0.2 },
];
