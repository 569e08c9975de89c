import type { Point } from '@/games/jime/map/hex';
import { centre } from '@/games/jime/map/hex';
import { blob, circle, curveThrough, lineThrough, n } from '@/paint/pen';
import type { Pigment } from '@/paint/pigments';
import type { TileSurface } from '../tileSurface';

/** Points scattered evenly over the tile, the northernmost first, so that nearer things overlap farther ones. */
const scatter = (surface: TileSurface, step: number, keep: (at: Point) => boolean): Point[] => {
  const points: Point[] = [];
  for (const hex of surface.hexes) {
    const { x, y } = centre(hex);
    for (let dx = -1; dx <= 1; dx += step)
      for (let dy = -0.9; dy <= 0.9; dy += step) {
        const at = {
          x: x + dx + surface.pen.between(-0.4, 0.4) * step,
          y: y + dy + surface.pen.between(-0.4, 0.4) * step,
        };
        if (surface.inside(at, 0.16) && keep(at)) points.push(at);
      }
  }
  return points.sort((a, b) => a.y - b.y);
};

const fir = ({ x, y }: Point, size: number): string =>
  `M${n(x)} ${n(y - size)}l${n(size * 0.34)} ${n(size * 0.5)}h${n(-size * 0.14)}l${n(size * 0.2)} ${n(size * 0.38)}h${n(-size * 0.8)}l${n(size * 0.2)} ${n(-size * 0.38)}h${n(-size * 0.14)}Z`;
const oak = ({ x, y }: Point, size: number): string =>
  `M${n(x - size * 0.4)} ${n(y - size * 0.1)}q${n(-size * 0.2)} ${n(-size * 0.4)} ${n(size * 0.12)} ${n(-size * 0.5)}q${n(size * 0.28)} ${n(-size * 0.5)} ${n(size * 0.58)} ${n(-size * 0.06)}q${n(size * 0.34)} ${n(size * 0.16)} ${n(size * 0.12)} ${n(size * 0.56)}q${n(-size * 0.4)} ${n(size * 0.22)} ${n(-size * 0.82)} 0Z`;

const trees = (surface: TileSurface, step: number, keep: (at: Point) => boolean): void => {
  const conifers = surface.pen.chance() < 0.5;
  const taken: Point[] = [];
  for (const at of scatter(surface, step, (point) => surface.free(point, 0.13) && keep(point))) {
    if (taken.some((other) => Math.hypot(other.x - at.x, (other.y - at.y) * 1.3) < step * 0.62)) continue;
    taken.push(at);
    const kind = conifers === surface.pen.chance() < 0.75;
    const size = surface.pen.between(0.42, 0.58);
    surface.strokes.push({
      d: kind ? fir(at, size) : oak(at, size),
      fill: surface.pen.chance() < 0.5 ? 'leaf' : 'leafDark',
      line: 'ink',
      width: 0.03,
    });
  }
};

/** A wood fills the tile when it is what the tile is about, else it stands along one side. */
export const wood = (surface: TileSurface): void => {
  const first = surface.side.terrainLook[0] === 'wood';
  const alone = surface.side.terrainLook.length === 1;
  const angle = surface.pen.between(0, 2 * Math.PI);
  const side = ({ x, y }: Point): number =>
    (x - surface.middle.x) * Math.cos(angle) + (y - surface.middle.y) * Math.sin(angle);
  trees(surface, first ? 0.42 : 0.5, (at) => (alone ? true : first ? side(at) > -2.2 : side(at) > 0.2));
};

/** Washes of colour that ran and dried, lighter here and darker there: no ground is flat. */
export const wash = (surface: TileSurface, darker: Pigment, lighter: Pigment): void => {
  for (const hex of surface.hexes) {
    const { x, y } = centre(hex);
    const at = { x: x + surface.pen.between(-0.6, 0.6), y: y + surface.pen.between(-0.6, 0.6) };
    const dark = surface.pen.chance() < 0.55;
    surface.strokes.push(
      {
        d: blob(surface.pen, at, surface.pen.between(0.7, 1.1), 0.75),
        fill: dark ? darker : lighter,
        opacity: 0.16,
      },
      {
        d: blob(surface.pen, at, surface.pen.between(0.35, 0.6), 0.75),
        fill: dark ? darker : lighter,
        opacity: 0.16,
      },
    );
  }
};

/** Open grass: a few blades, where nothing else was drawn. */
export const grass = (surface: TileSurface): void => tufts(surface, 0.72, 'leafDark');

const tufts = (surface: TileSurface, step: number, pigment: 'leafDark' | 'soil'): void => {
  const d = scatter(surface, step, (at) => surface.free(at, 0.1))
    .map(
      ({ x, y }) =>
        `M${n(x - 0.07)} ${n(y)}l-0.03 -0.09M${n(x)} ${n(y)}v-0.12M${n(x + 0.07)} ${n(y)}l0.03 -0.09`,
    )
    .join('');
  surface.strokes.push({ d, line: pigment, width: 0.025, opacity: 0.7 });
};

export const heath = (surface: TileSurface): void => {
  for (let i = 0; i < surface.hexes.length; i += 1) {
    const at = surface.place(0.2);
    if (at)
      surface.strokes.push({
        d: blob(surface.pen, at, 0.2, 0.6),
        fill: 'moss',
        line: 'leafDark',
        width: 0.025,
      });
  }
  tufts(surface, 0.5, 'leafDark');
};

/** Ploughed strips and meadow. */
export const fields = (surface: TileSurface): void => {
  const strips = Math.max(1, Math.round(surface.hexes.length / 4));
  for (let i = 0; i < strips; i += 1) {
    const at = surface.place(0.7);
    if (!at) continue;
    const tilt = surface.pen.between(-0.6, 0.6);
    const corner = (along: number, aside: number): Point => ({
      x: at.x + Math.cos(tilt) * along - Math.sin(tilt) * aside,
      y: at.y + Math.sin(tilt) * along + Math.cos(tilt) * aside,
    });
    const furrows = [-0.3, -0.15, 0, 0.15, 0.3].map((aside) =>
      lineThrough([corner(-0.6, aside), corner(0.6, aside)]),
    );
    surface.strokes.push(
      {
        d: `${lineThrough([corner(-0.65, -0.42), corner(0.65, -0.42), corner(0.65, 0.42), corner(-0.65, 0.42)])}Z`,
        fill: i % 2 === 0 ? 'soil' : 'field',
        line: 'ink',
        width: 0.03,
      },
      { d: furrows.join(''), line: 'ink', width: 0.02, opacity: 0.55 },
    );
  }
  tufts(surface, 0.55, 'leafDark');
};

export const hill = (surface: TileSurface): void => {
  for (let i = 0; i < Math.ceil(surface.hexes.length / 2.5); i += 1) {
    const at = surface.place(0.5);
    if (!at) continue;
    const { x, y } = at;
    const shadow = [0.1, 0.22, 0.34]
      .map((dx) => `M${n(x + dx)} ${n(y - 0.3 + dx * 0.6)}l0.1 ${n(0.28 - dx * 0.3)}`)
      .join('');
    surface.strokes.push(
      {
        d: `M${n(x - 0.6)} ${n(y + 0.25)}Q${n(x - 0.15)} ${n(y - 0.85)} ${n(x + 0.6)} ${n(y + 0.25)}Z`,
        fill: 'hill',
      },
      {
        d: `M${n(x - 0.6)} ${n(y + 0.25)}Q${n(x - 0.15)} ${n(y - 0.85)} ${n(x + 0.6)} ${n(y + 0.25)}${shadow}`,
        line: 'ink',
        width: 0.035,
      },
    );
  }
};

/** A scarp: a firm edge with hachures falling from it. */
export const cliff = (surface: TileSurface): void => {
  const tilt = surface.pen.between(-0.5, 0.5);
  const points = Array.from({ length: 13 }, (_, i) => {
    const along = (i - 6) * 0.5;
    return { x: surface.middle.x + along, y: surface.middle.y + along * tilt + Math.sin(i * 1.3) * 0.25 };
  }).filter((at) => surface.inside(at));
  const fall = points.flatMap((from, i) => {
    const to = points[i + 1];
    if (!to) return [];
    return [0, 0.33, 0.66].map((share) => {
      const x = from.x + (to.x - from.x) * share;
      const y = from.y + (to.y - from.y) * share;
      return `M${n(x)} ${n(y)}l0.05 ${n(surface.pen.between(0.3, 0.55))}`;
    });
  });
  points.forEach((at) => surface.claim({ x: at.x, y: at.y + 0.2 }, 0.35));
  surface.strokes.push(
    { d: fall.join(''), line: 'rockDark', width: 0.06 },
    { d: curveThrough(points), line: 'ink', width: 0.09 },
  );
};

/** Bare rock underfoot: cracks, rubble and dripstones. Outdoors, the dark mouth of a cave. */
export const cave = (surface: TileSurface): void => {
  if (surface.side.environment === 'outdoor') return mouth(surface);
  for (let i = 0; i < surface.hexes.length * 2; i += 1) {
    const at = surface.place(0.22);
    if (!at) continue;
    const { x, y } = at;
    const spike = `M${n(x - 0.14)} ${n(y + 0.12)}L${n(x)} ${n(y - 0.3)}L${n(x + 0.14)} ${n(y + 0.12)}Z`;
    surface.strokes.push(
      surface.pen.chance() < 0.45
        ? { d: spike, fill: 'rockDark', line: 'ink', width: 0.03 }
        : { d: blob(surface.pen, at, 0.15, 0.75), fill: 'rockDark', line: 'ink', width: 0.025 },
    );
  }
  const dots = scatter(surface, 0.34, () => true).map((at) => circle(at, 0.018));
  surface.strokes.push({ d: dots.join(''), fill: 'ink', opacity: 0.5 });
};

const mouth = (surface: TileSurface): void => {
  const at = surface.place(0.6) ?? surface.middle;
  const { x, y } = at;
  surface.strokes.push(
    { d: blob(surface.pen, { x, y: y - 0.1 }, 0.62, 0.8), fill: 'rock', line: 'ink', width: 0.04 },
    {
      d: `M${n(x - 0.32)} ${n(y + 0.32)}Q${n(x - 0.3)} ${n(y - 0.4)} ${n(x)} ${n(y - 0.38)}Q${n(x + 0.32)} ${n(y - 0.36)} ${n(x + 0.32)} ${n(y + 0.32)}Z`,
      fill: 'shade',
      line: 'ink',
      width: 0.04,
    },
  );
};

/** Flagstones in courses, with pillars. */
export const hall = (surface: TileSurface): void => {
  const lines: string[] = [];
  const [xs, ys] = [surface.hexes.map((hex) => centre(hex).x), surface.hexes.map((hex) => centre(hex).y)];
  const [left, right, top, foot] = [
    Math.min(...xs) - 1,
    Math.max(...xs) + 1,
    Math.min(...ys) - 1,
    Math.max(...ys) + 1,
  ];
  for (let y = top, row = 0; y < foot; y += 0.42, row += 1) {
    lines.push(`M${n(left)} ${n(y)}H${n(right)}`);
    for (let x = left + (row % 2) * 0.3; x < right; x += 0.6) lines.push(`M${n(x)} ${n(y)}v0.42`);
  }
  surface.strokes.push({ d: lines.join(''), line: 'ink', width: 0.02, opacity: 0.35 });
  for (let i = 0; i < Math.ceil(surface.hexes.length / 2.5); i += 1) {
    const at = surface.place(0.24);
    if (at)
      surface.strokes.push(
        { d: circle(at, 0.2), fill: 'stone', line: 'ink', width: 0.04 },
        { d: circle(at, 0.11), line: 'ink', width: 0.025 },
      );
  }
};
