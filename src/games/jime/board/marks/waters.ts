import type { Point } from '@/games/jime/map/hex';
import { blob, curveThrough, n } from '@/paint/pen';
import type { TileSurface } from '../tileSurface';

const ripples = (surface: TileSurface, { x, y }: Point, radius: number): string =>
  [-0.35, 0, 0.35]
    .map((down) => {
      const wide = radius * surface.pen.between(0.3, 0.55);
      const from = x - wide / 2 + surface.pen.between(-0.1, 0.1);
      return `M${n(from)} ${n(y + down * radius)}q${n(wide / 4)} ${n(-radius * 0.09)} ${n(wide / 2)} 0t${n(wide / 2)} 0`;
    })
    .join('');

export const pool = (surface: TileSurface, at: Point, radius: number): void => {
  surface.strokes.push(
    { d: blob(surface.pen, at, radius, 0.82), fill: 'water', line: 'waterDark', width: 0.06 },
    { d: ripples(surface, at, radius), line: 'waterDark', width: 0.035 },
  );
};

/** Ponds and lakes: as many as the tile has room for, one for every five hexes. */
export const water = (surface: TileSurface): void => {
  const wanted = Math.max(1, Math.round(surface.hexes.length / 5));
  for (let i = 0; i < wanted; i += 1) {
    const radius = i === 0 ? 0.85 : surface.pen.between(0.45, 0.6);
    const at = surface.place(radius * 0.95) ?? surface.place(0.4);
    if (at) pool(surface, at, radius * 0.95);
  }
};

export const marsh = (surface: TileSurface): void => {
  for (let i = 0; i < surface.hexes.length; i += 1) {
    const at = surface.place(0.3);
    if (at) pool(surface, at, 0.26);
  }
  for (let i = 0; i < surface.hexes.length * 3; i += 1) {
    const at = surface.place(0.14);
    if (!at) continue;
    const { x, y } = at;
    const d = `M${n(x - 0.1)} ${n(y)}l-0.03 -0.2M${n(x)} ${n(y)}v-0.28M${n(x + 0.1)} ${n(y)}l0.04 -0.22`;
    surface.strokes.push({ d, line: 'leafDark', width: 0.045 });
  }
};

/** The sea along one side: everything beyond a wavering shore. */
export const coast = (surface: TileSurface): void => {
  const angle = surface.pen.between(0, 2 * Math.PI);
  const toward = (along: number, out: number): Point => ({
    x: surface.middle.x + Math.cos(angle) * out - Math.sin(angle) * along,
    y: surface.middle.y + Math.sin(angle) * out + Math.cos(angle) * along,
  });
  const shore = [-6, -4, -2.4, -1.2, 0, 1.2, 2.4, 4, 6].map((along) =>
    toward(along, 0.5 + surface.pen.between(-0.35, 0.35)),
  );
  const sea = (shift: number): string =>
    `${curveThrough(shore.map(({ x, y }) => ({ x: x + Math.cos(angle) * shift, y: y + Math.sin(angle) * shift })))}L${n(toward(6, 9).x)} ${n(toward(6, 9).y)}L${n(toward(-6, 9).x)} ${n(toward(-6, 9).y)}Z`;
  for (let along = -6; along <= 6; along += 0.6)
    for (let out = 0.5; out < 6; out += 0.6) surface.claim(toward(along, out), 0.4);
  surface.strokes.push(
    { d: sea(-0.3), fill: 'sand' },
    { d: sea(0), fill: 'water', line: 'waterDark', width: 0.07 },
    { d: sea(0.35), line: 'waterDark', width: 0.035 },
    { d: sea(0.8), line: 'waterDark', width: 0.025, dash: [0.4, 0.3] },
  );
};

/** Rivers of fire: bright cracks with a dark crust. */
export const lava = (surface: TileSurface): void => {
  for (let i = 0; i < Math.ceil(surface.hexes.length / 3); i += 1) {
    const at = surface.place(0.5);
    if (!at) continue;
    surface.strokes.push(
      { d: blob(surface.pen, at, 0.55, 0.7), fill: 'lava', line: 'shade', width: 0.09 },
      { d: blob(surface.pen, at, 0.28, 0.7), fill: 'glow' },
    );
  }
};
