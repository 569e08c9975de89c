import type { Pen } from './pen';
import { curveThrough, n } from './pen';

/** One ink to draw with, one for the living, one for light; paper covers what lies behind. */
export type VignetteInk = 'line' | 'accent' | 'light' | 'paper';

export type VignetteStroke = {
  d: string;
  line?: VignetteInk;
  fill?: VignetteInk;
  width?: number;
  opacity?: number;
  /** Left out of a thumbnail, where it would only be grey. */
  fine?: true;
  /** Where it stands when it is drawn in units of its own; `width` is then in those units too. */
  place?: { x: number; y: number; scale: number };
};

type Frame = { left: number; top: number; width: number; height: number };

/** Drawn from the back to the front. `whole` fills a card or a page, `thumbnail` is the part that says what it is. */
export type VignetteScene = { strokes: readonly VignetteStroke[]; whole: Frame; thumbnail: Frame };

export type Spot = { x: number; y: number };

/** A curve through every point, each a little off, as a pen would set it. */
export const inkLine = (pen: Pen, points: readonly Spot[], tremble = 0.8): string =>
  curveThrough(
    points.map(({ x, y }) => ({
      x: x + pen.between(-tremble, tremble),
      y: y + pen.between(-tremble, tremble),
    })),
  );

/** The land under a skyline: the line closed along `foot`. */
export const landUnder = (skyline: string, from: number, to: number, foot: number): string =>
  `${skyline}L${n(to)} ${n(foot)}L${n(from)} ${n(foot)}Z`;

/** Short strokes side by side along a line: the shaded flank of a hill, the shadow under a wall. */
export const hatch = (pen: Pen, from: Spot, to: Spot, stroke: Spot, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const share = (i + pen.between(0.3, 0.7)) / count;
    const long = pen.between(0.65, 1.1);
    return `M${n(from.x + (to.x - from.x) * share)} ${n(from.y + (to.y - from.y) * share)}l${n(stroke.x * long)} ${n(stroke.y * long)}`;
  }).join('');

/** The sky of an engraving: level lines, close above and loose below, that leave a lamp its round of light. */
export const engravedSky = (pen: Pen, sky: Frame, lamp: Spot, light: number): string => {
  const strokes: string[] = [];
  const draw = (from: number, to: number, y: number): void => {
    if (to - from > 3) strokes.push(`M${n(from)} ${n(y)}L${n(to)} ${n(y + pen.between(-0.5, 0.5))}`);
  };
  const right = sky.left + sky.width;
  for (let gap = 3, y = sky.top; y < sky.top + sky.height; gap *= 1.045, y += gap) {
    const away = Math.abs(y - lamp.y);
    const half = away < light ? Math.sqrt(light * light - away * away) + pen.between(0, 5) : 0;
    for (let from = sky.left + pen.between(0, 16); from < right; from += pen.between(3, 5 + gap * 3)) {
      const to = Math.min(right - pen.between(0, 16), from + pen.between(16, 70));
      draw(from, half > 0 ? Math.min(to, lamp.x - half) : to, y);
      if (half > 0) draw(Math.max(from, lamp.x + half), to, y);
      from = to;
    }
  }
  return strokes.join('');
};

/** A road or a river: `half` is half its breadth at each point. */
export const band = (course: readonly (Spot & { half: number })[]): string => {
  const left = course.map(({ x, y, half }) => ({ x: x - half, y }));
  const right = course.map(({ x, y, half }) => ({ x: x + half, y })).reverse();
  return `${curveThrough(left)}${curveThrough(right).replace('M', 'L')}Z`;
};

/** How far a hex reaches into the depth of the picture, of its radius. */
const FLATNESS = 0.9;

/** Hexes on level ground that runs to the horizon; `near` is the breadth of one at the foot of the sheet. */
export const groundHexes = (sheet: Frame, horizon: number, near: number, far: number): string => {
  const foot = sheet.top + sheet.height;
  const centre = sheet.left + sheet.width / 2;
  const onScreen = (x: number, depth: number): string =>
    `${n(centre + x / depth)} ${n(horizon + (foot - horizon) / depth)}`;
  const radius = near / 2;
  const step = (radius * FLATNESS) / (foot - horizon);
  const strokes: string[] = [];
  for (let row = 0, depth = 0.9; depth < far; row += 1, depth += step / 2) {
    const wide = Math.ceil((sheet.width / 2) * depth * (1 / (radius * 3)) + 1);
    for (let column = -wide; column <= wide; column += 1) {
      const x = (column + (row % 2) / 2) * radius * 3;
      // Three of the six sides: the neighbours draw the others.
      strokes.push(
        `M${onScreen(x - radius, depth)}L${onScreen(x - radius / 2, depth + step / 2)}L${onScreen(x + radius / 2, depth + step / 2)}L${onScreen(x + radius, depth)}`,
      );
    }
  }
  return strokes.join('');
};

/** A fir as one dark mass with a ragged edge. */
export const fir = (pen: Pen, { x, y }: Spot, height: number): string => {
  const side = (sign: 1 | -1): string[] =>
    [0.1, 0.24, 0.38, 0.52, 0.66, 0.8].map((up, i) => {
      const out = height * (0.25 - i * 0.036) * pen.between(0.85, 1.15) * sign;
      const tip = `L${n(x + out)} ${n(y - height * up)}`;
      const notch = `L${n(x + out * 0.5)} ${n(y - height * (up + 0.06))}`;
      return sign === 1 ? `${tip}${notch}` : `${notch}${tip}`;
    });
  const trunk = height * 0.03;
  const stem = y - height * 0.12;
  return `M${n(x + trunk)} ${n(y)}L${n(x + trunk)} ${n(stem)}${side(1).join('')}L${n(x)} ${n(y - height)}${side(-1).reverse().join('')}L${n(x - trunk)} ${n(stem)}L${n(x - trunk)} ${n(y)}Z`;
};

/** A few blades of grass. */
export const tuft = (pen: Pen, { x, y }: Spot, size: number): string =>
  [-0.7, -0.2, 0.3, 0.8]
    .map(
      (lean) =>
        `M${n(x + lean * size * 0.3)} ${n(y)}q${n(lean * size * 0.2)} ${n(-size * 0.5)} ${n(lean * size * 0.6)} ${n(-size * pen.between(0.6, 1.1))}`,
    )
    .join('');

/** Short rays round a lamp. */
export const rays = ({ x, y }: Spot, from: number, to: number, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const angle = ((i + 0.5) * 2 * Math.PI) / count;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return `M${n(x + cos * from)} ${n(y + sin * from)}L${n(x + cos * to)} ${n(y + sin * to)}`;
  }).join('');

/** A path of absolute `x y` pairs drawn round 0 0, set down elsewhere and larger or smaller. */
export const placed = (d: string, { x, y }: Spot, scale: number): string =>
  d.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, dx: string, dy: string) => `${n(x + Number(dx) * scale)} ${n(y + Number(dy) * scale)}`,
  );
