import type { Point } from '@/paint/geometry';
import { n } from '@/paint/pen';

/** The three inks of a woodcut: the light of the paper, the black of the line, the colour of the field. */
export type Ink = 'paper' | 'line' | 'field';

/** A line or an outline on a square of 100: as a path, and as the points along it. */
export type Shape = { d: string; points: readonly Point[] };

/** One cut of the block. A `mass` is part of the outline of the head. */
export type Cut = { d: string; fill?: Ink; line?: Ink; width?: number; mass?: readonly Point[] };

type Knot = Point & { corner: boolean };

const STEPS = 6;

/** Points as `x,y`; `!` makes a corner where the line would be smooth. */
const knotsOf = (text: string): Knot[] =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [x = '', y = ''] = word.replace('!', '').split(',');
      return { x: Number(x), y: Number(y), corner: word.endsWith('!') };
    });

/** How far the line runs on in its own direction at `at` towards `to`, so that it bends no more than it must. */
const handle = (before: Point, at: Knot, after: Point, to: Point): Point => {
  const long = Math.hypot(to.x - at.x, to.y - at.y) / 3;
  const [dx, dy] = at.corner ? [to.x - at.x, to.y - at.y] : [after.x - before.x, after.y - before.y];
  const norm = Math.hypot(dx, dy) || 1;
  return { x: at.x + (dx / norm) * long, y: at.y + (dy / norm) * long };
};

const onCurve = (a: Point, b: Point, c: Point, d: Point, t: number): Point => {
  const s = 1 - t;
  const [p, q, r, u] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return { x: p * a.x + q * b.x + r * c.x + u * d.x, y: p * a.y + q * b.y + r * c.y + u * d.y };
};

const through = (knots: readonly Knot[], closed: boolean): Shape => {
  const count = knots.length;
  const at = (i: number): Knot =>
    knots[closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i))] as Knot;
  const points: Point[] = [at(0)];
  let d = `M${n(at(0).x)} ${n(at(0).y)}`;
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [from, to] = [at(i), at(i + 1)];
    const out = handle(at(i - 1), from, to, to);
    const back = handle(at(i + 2), to, from, from);
    d += `C${n(out.x)} ${n(out.y)} ${n(back.x)} ${n(back.y)} ${n(to.x)} ${n(to.y)}`;
    for (let step = 1; step <= STEPS; step += 1) points.push(onCurve(from, out, back, to, step / STEPS));
  }
  return { d: closed ? `${d}Z` : d, points };
};

export const shape = (text: string): Shape => through(knotsOf(text), true);
export const line = (text: string): Shape => through(knotsOf(text), false);

const mirrored = ({ x, y, corner }: Knot): Knot => ({ x: 100 - x, y, corner });

/** Its right half, from the top of the middle to the foot of the middle; the left half is the same. */
export const even = (half: string): Shape => {
  const right = knotsOf(half);
  const onAxis = ({ x }: Knot): boolean => x === 50;
  return through(
    [
      ...right,
      ...right
        .filter((knot) => !onAxis(knot))
        .reverse()
        .map(mirrored),
    ],
    true,
  );
};

/** The shape and its mirror image: ears, horns, braids. */
export const pair = (text: string): Shape[] => {
  const knots = knotsOf(text);
  return [through(knots, true), through(knots.map(mirrored), true)];
};

export const disc = (x: number, y: number, radius: number): Shape =>
  shape(
    Array.from({ length: 8 }, (_, i) => {
      const angle = (i * Math.PI) / 4;
      return `${n(x + radius * Math.cos(angle))},${n(y + radius * Math.sin(angle))}`;
    }).join(' '),
  );

/** A part of the head, with its outline. */
export const mass = ({ d, points }: Shape, fill: Ink = 'paper'): Cut => ({
  d,
  fill,
  line: 'line',
  width: 2.4,
  mass: points,
});

/** A patch inside the outline. */
export const patch = ({ d }: Shape, fill: Ink = 'line'): Cut => ({ d, fill });

/** A line of even width. */
export const pen = (text: string, width = 2, ink: Ink = 'line'): Cut => ({
  d: line(text).d,
  line: ink,
  width,
});

const polygon = (points: readonly Point[]): string =>
  `${points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('')}Z`;

/** A line that swells, as the burin leaves it: pointed at both ends, widest at `belly` of the way. */
const outlineOf = (points: readonly Point[], width: number, belly: number): Point[] => {
  const last = points.length - 1;
  const side = (sign: number): Point[] =>
    points.map((at, i) => {
      const [a, b] = [points[Math.max(0, i - 1)] as Point, points[Math.min(last, i + 1)] as Point];
      const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
      const t = i / last;
      const swell = t < belly ? t / belly : (1 - t) / (1 - belly);
      const half = (sign * width * Math.sin((swell * Math.PI) / 2)) / 2;
      return { x: at.x - ((b.y - a.y) / long) * half, y: at.y + ((b.x - a.x) / long) * half };
    });
  return [...side(1), ...side(-1).reverse()];
};

const swelling = (points: readonly Point[], width: number, belly = 0.5): string =>
  polygon(outlineOf(points, width, belly));

export const burin = (text: string, width = 2.4, ink: Ink = 'line', belly = 0.5): Cut => ({
  d: swelling(line(text).points, width, belly),
  fill: ink,
});

/** The same line on both sides of the face. */
export const burins = (text: string, width = 2.4, ink: Ink = 'line', belly = 0.5): Cut => ({
  d: [line(text).points, line(text).points.map(({ x, y }) => ({ x: 100 - x, y }))]
    .map((points) => swelling(points, width, belly))
    .join(''),
  fill: ink,
});

/** A limb, a thong, a tentacle: thick where it begins, pointed where it ends. */
export const thong = (text: string, width: number, fill: Ink = 'paper', belly = 0.12): Cut => {
  const edge = outlineOf(line(text).points, width, belly);
  return { d: polygon(edge), fill, line: 'line', width: 2.4, mass: edge };
};

const along = (points: readonly Point[], t: number): Point => {
  const far = t * (points.length - 1);
  const i = Math.min(points.length - 2, Math.floor(far));
  const [a, b] = [points[i] as Point, points[i + 1] as Point];
  return { x: a.x + (b.x - a.x) * (far - i), y: a.y + (b.y - a.y) * (far - i) };
};

/** Strands of hair, beard or fur that run from one line to the other without crossing. */
export const strands = (from: string, to: string, count: number, width = 1.8, ink: Ink = 'line'): Cut => {
  const [a, b] = [line(from).points, line(to).points];
  const d = Array.from({ length: count }, (_, i) => {
    const share = (i + 0.5) / count;
    const points = Array.from({ length: 9 }, (__, step): Point => {
      const t = 0.04 + (step / 8) * (i % 2 === 0 ? 0.92 : 0.74);
      const [p, q] = [along(a, t), along(b, t)];
      return { x: p.x + (q.x - p.x) * share, y: p.y + (q.y - p.y) * share };
    });
    return swelling(points, width);
  });
  return { d: d.join(''), fill: ink };
};

/** Where a level line at height `y` enters and leaves the outline, in pairs. */
const crossings = (points: readonly Point[], y: number): number[] =>
  points
    .flatMap((a, i) => {
      const b = points[(i + 1) % points.length] as Point;
      return a.y < y === b.y < y ? [] : [a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)];
    })
    .sort((a, b) => a - b);

export const holds = (points: readonly Point[], { x, y }: Point): boolean =>
  crossings(points, y).filter((at) => at < x).length % 2 === 1;

type Shade = {
  /** How far the strokes reach in from the outline. */
  depth: number;
  gap?: number;
  /** Which way they climb, in degrees. */
  slant?: number;
  side?: 'left' | 'right';
  width?: number;
  ink?: Ink;
  from?: number;
  to?: number;
};

const turnedBy = (points: readonly Point[], degrees: number): Point[] => {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return points.map(({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos }));
};

/** Hatching on the side away from the light: wedges that begin at the outline and end in a point, long and short by turns. */
export const shade = (
  { points }: Shape,
  { depth, gap = 3.4, slant = 18, side = 'right', width = 1.9, ink = 'line', from = 0, to = 1 }: Shade,
): Cut => {
  const level = turnedBy(points, slant);
  const heights = level.map(({ y }) => y);
  const [top, foot] = [Math.min(...heights), Math.max(...heights)];
  const wedges: string[] = [];
  const sign = side === 'right' ? -1 : 1;
  for (
    let i = 0, y = top + gap + (foot - top) * from;
    y < top + (foot - top) * to - gap / 2;
    i += 1, y += gap
  ) {
    const xs = crossings(level, y);
    const [start, end] = side === 'right' ? [xs[xs.length - 1], xs[xs.length - 2]] : [xs[0], xs[1]];
    if (start === undefined || end === undefined) continue;
    const reach = Math.min(depth * [1, 0.62, 0.84, 0.5][i % 4]!, Math.abs(end - start) * 0.86);
    const wedge = [
      { x: start, y: y - width / 2 },
      { x: start, y: y + width / 2 },
      { x: start + sign * reach, y },
    ];
    wedges.push(polygon(turnedBy(wedge, -slant)));
  }
  return { d: wedges.join(''), fill: ink };
};

/** The same cuts elsewhere. Every path here is made of pairs, which are all this has to know of one. */
const mapped = (cuts: readonly Cut[], to: (at: Point) => Point): Cut[] =>
  cuts.map((cut) => ({
    ...cut,
    d: cut.d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => {
      const at = to({ x: Number(x), y: Number(y) });
      return `${n(at.x)} ${n(at.y)}`;
    }),
    ...(cut.mass ? { mass: cut.mass.map(to) } : {}),
  }));

/** Looking the other way. */
export const turned = (cuts: readonly Cut[]): Cut[] => mapped(cuts, ({ x, y }) => ({ x: 100 - x, y }));

/** Smaller or larger about the middle of the foot, then moved. */
export const moved = (cuts: readonly Cut[], dx: number, dy: number, scale = 1): Cut[] =>
  mapped(cuts, ({ x, y }) => ({ x: 50 + (x - 50) * scale + dx, y: 97 + (y - 97) * scale + dy }));

/** On both sides. */
export const both = (cuts: readonly Cut[]): Cut[] => [...cuts, ...turned(cuts)];
