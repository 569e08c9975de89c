import type { Point } from '@/games/jime/map/hex';
import { blob, circle, lineThrough, n } from '@/paint/pen';
import type { Stroke } from '@/paint/stroke';
import type { TileSurface } from '../tileSurface';

/** Draws `how` at up to `wanted` free places of that radius. */
const several = (
  surface: TileSurface,
  wanted: number,
  radius: number,
  how: (at: Point) => Stroke[],
): void => {
  for (let i = 0; i < wanted; i += 1) {
    const at = surface.place(radius);
    if (at) surface.strokes.push(...how(at));
  }
};

const share = (surface: TileSurface, hexesEach: number): number =>
  Math.max(1, Math.round(surface.hexes.length / hexesEach));

const turned = ({ x, y }: Point, tilt: number, points: readonly (readonly [number, number])[]): Point[] =>
  points.map(([along, aside]) => ({
    x: x + Math.cos(tilt) * along - Math.sin(tilt) * aside,
    y: y + Math.sin(tilt) * along + Math.cos(tilt) * aside,
  }));

/** Roofs seen from above, some tiled, some thatched. */
export const village = (surface: TileSurface): void =>
  several(surface, share(surface, 1.5), 0.42, (at) => {
    const tilt = surface.pen.pick([0, 0.5, -0.4, 1.57, 1.1]);
    const box = turned(at, tilt, [
      [-0.4, -0.26],
      [0.4, -0.26],
      [0.4, 0.26],
      [-0.4, 0.26],
    ]);
    const lit = turned(at, tilt, [
      [-0.4, 0],
      [0.4, 0],
      [0.4, 0.26],
      [-0.4, 0.26],
    ]);
    return [
      {
        d: `${lineThrough(box)}Z`,
        fill: surface.pen.chance() < 0.6 ? 'roof' : 'thatch',
        line: 'ink',
        width: 0.04,
      },
      { d: `${lineThrough(lit)}Z`, fill: 'shade', opacity: 0.25 },
      {
        d: lineThrough(
          turned(at, tilt, [
            [-0.4, 0],
            [0.4, 0],
          ]),
        ),
        line: 'ink',
        width: 0.035,
      },
    ];
  });

/** Walls that lost their corners, and drums of columns. */
export const ruin = (surface: TileSurface): void => {
  several(surface, share(surface, 2), 0.5, (at) => {
    const tilt = surface.pen.pick([0, 0.4, -0.5, 1.57, 2.2]);
    const reach = surface.pen.between(0.1, 0.35);
    const wall = turned(at, tilt, [
      [-0.45, reach],
      [-0.45, -0.35],
      [0.45, -0.35],
      [0.45, -0.05],
    ]);
    return [
      { d: lineThrough(wall), line: 'ink', width: 0.21 },
      { d: lineThrough(wall), line: 'stone', width: 0.14 },
      { d: lineThrough(wall), line: 'ink', width: 0.025, dash: [0.02, 0.17] },
    ];
  });
  several(surface, share(surface, 2), 0.14, (at) => [
    { d: circle(at, 0.12), fill: 'stone', line: 'ink', width: 0.035 },
  ]);
};

/** Standing stones in a ring. */
export const stones = (surface: TileSurface): void =>
  several(surface, share(surface, 8), 0.62, (at) =>
    Array.from({ length: 7 }, (_, i) => {
      const angle = (i * 2 * Math.PI) / 7;
      const [x, y] = [at.x + Math.cos(angle) * 0.46, at.y + Math.sin(angle) * 0.4];
      return {
        d: `M${n(x - 0.08)} ${n(y + 0.1)}l0.02 -0.26q0.06 -0.08 0.12 0l0.03 0.26Z`,
        fill: 'stone',
        line: 'ink',
        width: 0.035,
      };
    }),
  );

export const tower = (surface: TileSurface): void =>
  several(surface, share(surface, 12), 0.5, (at) => [
    { d: circle(at, 0.45), fill: 'stone', line: 'ink', width: 0.06 },
    { d: circle(at, 0.3), fill: 'stoneDark', line: 'ink', width: 0.04 },
    {
      d: Array.from({ length: 8 }, (_, i) => {
        const angle = (i * Math.PI) / 4;
        return lineThrough(
          [0.3, 0.45].map((far) => ({ x: at.x + Math.cos(angle) * far, y: at.y + Math.sin(angle) * far })),
        );
      }).join(''),
      line: 'ink',
      width: 0.04,
    },
  ]);

/** Tents round a fire. */
export const camp = (surface: TileSurface): void => {
  several(surface, 1, 0.25, (at) => [
    { d: circle(at, 0.17), fill: 'shade', line: 'ink', width: 0.03 },
    { d: circle(at, 0.09), fill: 'glow' },
  ]);
  several(surface, share(surface, 2.5), 0.36, ({ x, y }) => [
    {
      d: `M${n(x - 0.34)} ${n(y + 0.24)}L${n(x)} ${n(y - 0.34)}L${n(x + 0.34)} ${n(y + 0.24)}Z`,
      fill: 'canvas',
      line: 'ink',
      width: 0.04,
    },
    {
      d: `M${n(x - 0.1)} ${n(y + 0.24)}L${n(x)} ${n(y - 0.12)}L${n(x + 0.1)} ${n(y + 0.24)}Z`,
      fill: 'shade',
    },
  ]);
};

/** Flets: round floors of planks among the boughs. */
export const platforms = (surface: TileSurface): void =>
  several(surface, share(surface, 2.5), 0.5, (at) => [
    { d: circle(at, 0.46), fill: 'thatch', line: 'ink', width: 0.05 },
    {
      d: [-0.25, -0.08, 0.09, 0.26].map((dy) => `M${n(at.x - 0.38)} ${n(at.y + dy)}h0.76`).join(''),
      line: 'ink',
      width: 0.02,
    },
    { d: circle(at, 0.12), fill: 'soil', line: 'ink', width: 0.04 },
  ]);

export const webs = (surface: TileSurface): void =>
  several(surface, share(surface, 3), 0.45, (at) => {
    const ray = (i: number, far: number): Point => ({
      x: at.x + Math.cos((i * Math.PI) / 3.5) * far,
      y: at.y + Math.sin((i * Math.PI) / 3.5) * far,
    });
    const rays = Array.from({ length: 7 }, (_, i) => lineThrough([at, ray(i, 0.5)]));
    const rings = [0.18, 0.32, 0.45].map(
      (far) => `${lineThrough(Array.from({ length: 7 }, (_, i) => ray(i, far)))}Z`,
    );
    return [{ d: [...rays, ...rings].join(''), line: 'web', width: 0.035 }];
  });

export const pit = (surface: TileSurface): void =>
  several(surface, 1, 0.6, (at) => [
    { d: blob(surface.pen, at, 0.62, 0.8), fill: 'rockDark', line: 'ink', width: 0.05 },
    { d: blob(surface.pen, at, 0.42, 0.8), fill: 'black' },
  ]);

export const tomb = (surface: TileSurface): void =>
  several(surface, share(surface, 3), 0.4, (at) => {
    const tilt = surface.pen.pick([0, 1.57]);
    return [
      {
        d: `${lineThrough(
          turned(at, tilt, [
            [-0.38, -0.2],
            [0.38, -0.2],
            [0.38, 0.2],
            [-0.38, 0.2],
          ]),
        )}Z`,
        fill: 'stone',
        line: 'ink',
        width: 0.05,
      },
      {
        d: `${lineThrough(
          turned(at, tilt, [
            [-0.28, -0.11],
            [0.28, -0.11],
            [0.28, 0.11],
            [-0.28, 0.11],
          ]),
        )}Z`,
        line: 'ink',
        width: 0.025,
      },
    ];
  });

export const crystals = (surface: TileSurface): void =>
  several(surface, share(surface, 2), 0.3, ({ x, y }) => [
    {
      d: `M${n(x - 0.2)} ${n(y + 0.18)}l0.06 -0.34l0.1 0.1l0.08 -0.3l0.1 0.32l0.08 -0.08l0.02 0.3Z`,
      fill: 'crystal',
      line: 'ink',
      width: 0.03,
    },
  ]);
