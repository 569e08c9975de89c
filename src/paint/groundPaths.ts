import type { Size } from './geometry';
import type { Pen } from './pen';
import { curveThrough, lineThrough, n, penFor } from './pen';

/** How much of the oak shows round the skin that lies on it. */
const RIM = { wide: 12, narrow: 6 } as const;

/** The skin with its uneven edge, what is drawn on it, and the oak under it; in points of the screen. */
export type GroundPaths = {
  skin: string;
  /** All that the skin leaves free; even-odd. */
  oak: string;
  /** A little inside the edge: by night it is sewn there. */
  seam: string;
  oakGrain: string;
  contours: string;
  /** From the faintest to the strongest. */
  grain: readonly string[];
  patches: readonly { x: number; y: number; radius: number; tone: 'warm' | 'stain' }[];
};

/** A point on the way round a rectangle every so often, each a little off. */
const wayRound = ({ width, height }: Size, inset: number, every: number, off: () => number) => {
  const [right, bottom] = [width - inset, height - inset];
  const side = (from: [number, number], to: [number, number]) => {
    const count = Math.max(2, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / every));
    return Array.from({ length: count }, (_, i) => ({
      x: from[0] + ((to[0] - from[0]) * i) / count + off(),
      y: from[1] + ((to[1] - from[1]) * i) / count + off(),
    }));
  };
  return [
    ...side([inset, inset], [right, inset]),
    ...side([right, inset], [right, bottom]),
    ...side([right, bottom], [inset, bottom]),
    ...side([inset, bottom], [inset, inset]),
  ];
};

/** Hills that nobody has walked: a few long waves that never fall into step, so that nothing repeats on a screen. */
const landOf = (pen: Pen) => {
  const waves = Array.from({ length: 7 }, (_, i) => {
    const angle = pen.between(0, Math.PI * 2);
    const long = 620 / (1 + i * 0.63);
    return {
      x: (Math.cos(angle) * 2 * Math.PI) / long,
      y: (Math.sin(angle) * 2 * Math.PI) / long,
      start: pen.between(0, Math.PI * 2),
      high: 1 / (1 + i * 0.55),
    };
  });
  return (x: number, y: number): number =>
    waves.reduce((sum, wave) => sum + wave.high * Math.sin(wave.x * x + wave.y * y + wave.start), 0);
};

const CELL = 11;
/** From one line of equal height to the next. */
const LEVEL = 0.7;

type Corner = readonly [x: number, y: number, height: number];

/** Where a line of equal height crosses the sides of a cell. */
const crossings = (level: number, corners: readonly Corner[]) =>
  corners.flatMap(([x1, y1, h1], i) => {
    const [x2, y2, h2] = corners[(i + 1) % corners.length] as Corner;
    if (h1 < level === h2 < level) return [];
    const share = (level - h1) / (h2 - h1);
    return [{ x: x1 + (x2 - x1) * share, y: y1 + (y2 - y1) * share }];
  });

/** Lines of equal height, cell by cell; a saddle is drawn as it comes. */
const contoursOf = ({ width, height }: Size, land: (x: number, y: number) => number): string => {
  const columns = Math.ceil(width / CELL) + 1;
  const heights = Float64Array.from({ length: columns * (Math.ceil(height / CELL) + 1) }, (_, i) =>
    land((i % columns) * CELL, Math.floor(i / columns) * CELL),
  );
  const heightAt = (column: number, row: number): number => heights[row * columns + column] ?? 0;
  const strokes: string[] = [];
  for (let row = 0; row * CELL < height; row += 1)
    for (let column = 0; column * CELL < width; column += 1) {
      const a = heightAt(column, row);
      const b = heightAt(column + 1, row);
      const c = heightAt(column + 1, row + 1);
      const d = heightAt(column, row + 1);
      // Most cells have no line in them.
      const step = Math.floor(Math.max(a, b, c, d) / LEVEL);
      if (Math.min(a, b, c, d) >= step * LEVEL) continue;
      const [x, y] = [column * CELL, row * CELL];
      const points = crossings(step * LEVEL, [
        [x, y, a],
        [x + CELL, y, b],
        [x + CELL, y + CELL, c],
        [x, y + CELL, d],
      ]);
      if (points.length > 1) strokes.push(lineThrough(points.slice(0, 2)));
    }
  return strokes.join('');
};

/** Fibres of the skin: short, nearly level, one for so many square points. */
const fibres = (pen: Pen, { width, height }: Size, area: number, long: number): string =>
  Array.from({ length: Math.round((width * height) / area) }, () => {
    const reach = pen.between(0.3, 1) * long;
    return `M${n(pen.between(0, width))} ${n(pen.between(0, height))}l${n(reach)} ${n(reach * pen.between(-0.45, 0.45))}`;
  }).join('');

/** Long lines of the oak beside the skin; what lies under it is not drawn. */
const oakGrain = (pen: Pen, { width, height }: Size, rim: number): string => {
  const strokes: string[] = [];
  const wave = (along: number) => Math.sin(along / 90) * 1.2;
  for (let at = 1.5; at < rim - 2; at += 2.1)
    for (const near of [at, width - at])
      strokes.push(
        curveThrough(
          Array.from({ length: Math.ceil(height / 60) + 1 }, (_, i) => ({
            x: near + wave(i * 60 + at * 37) + pen.between(-0.6, 0.6),
            y: i * 60,
          })),
        ),
      );
  for (const y of [rim / 2, height - rim / 2])
    strokes.push(
      lineThrough([
        { x: 0, y },
        { x: width, y: y + pen.between(-1, 1) },
      ]),
    );
  return strokes.join('');
};

/** The table under a board, the same for the same size. */
export const groundPaths = (size: Size): GroundPaths => {
  const pen = penFor('the table');
  const rim = Math.min(size.width, size.height) < 600 ? RIM.narrow : RIM.wide;
  const far = Math.max(size.width, size.height);
  const skin = curveThrough(
    wayRound(size, rim, 19, () => pen.between(-1.7, 1.7)),
    true,
  );
  return {
    skin,
    oak: `M0 0H${n(size.width)}V${n(size.height)}H0Z${skin}`,
    seam: `M${rim + 9} ${rim + 9}H${size.width - rim - 9}V${size.height - rim - 9}H${rim + 9}Z`,
    oakGrain: oakGrain(pen, size, rim),
    contours: contoursOf(size, landOf(pen)),
    grain: [fibres(pen, size, 620, 15), fibres(pen, size, 1100, 8), fibres(pen, size, 3600, 3)],
    patches: Array.from({ length: 9 }, (_, i) => ({
      x: pen.between(0, size.width),
      y: pen.between(0, size.height),
      radius: far * pen.between(0.14, 0.3),
      tone: i % 2 === 0 ? 'stain' : 'warm',
    })),
  };
};
