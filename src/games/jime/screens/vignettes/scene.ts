import type { Pen } from '@/paint/pen';
import { n } from '@/paint/pen';
import type { Spot, VignetteScene, VignetteStroke } from '@/paint/vignette';
import { engravedSky, fir, hatch, inkLine, landUnder, tuft } from '@/paint/vignette';

/** Every vignette of an adventure is drawn on a sheet of this size. */
export const SHEET = { left: 0, top: 0, width: 300, height: 190 };
const FOOT = 200;

export const p = (x: number, y: number): Spot => ({ x, y });

/** A part of a drawing, in units of its own: its foot stands at 0 0. */
export type Motif = readonly VignetteStroke[];

/** A motif set down in a scene. */
export const setDown = (motif: Motif, { x, y }: Spot, scale = 1): VignetteStroke[] =>
  motif.map((stroke) => ({ ...stroke, place: { x, y, scale } }));

/** The sky above `foot`, engraved, with a round of light about a lamp. */
export const sky = (pen: Pen, lamp: Spot, light: number, foot: number): VignetteStroke => ({
  d: engravedSky(pen, { left: 4, top: 7, width: 292, height: foot - 7 }, lamp, light),
  line: 'line',
  width: 0.8,
  opacity: 0.42,
  fine: true,
});

type Slope = { from: Spot; to: Spot; stroke: Spot; count: number };

/** Land up to a skyline that runs from edge to edge; it covers what lies behind it, and its slopes are hatched. */
export const land = (pen: Pen, skyline: readonly Spot[], slopes: readonly Slope[] = []): VignetteStroke[] => {
  const edge = inkLine(pen, skyline);
  const [from, to] = [skyline[0]?.x ?? 0, skyline.at(-1)?.x ?? 0];
  return [
    { d: landUnder(edge, from, to, FOOT), fill: 'paper' },
    { d: edge, line: 'line', width: 1.6 },
    ...slopes.map((slope): VignetteStroke => ({
      d: hatch(pen, slope.from, slope.to, slope.stroke, slope.count),
      line: 'line',
      width: 1,
      opacity: 0.7,
    })),
  ];
};

/** Level strokes of water, closer together the farther away. */
export const water = (pen: Pen, top: number, foot: number, from = 0, to = 300): VignetteStroke => {
  const strokes: string[] = [];
  for (let y = top, gap = 2.4; y < foot; y += gap, gap *= 1.16)
    for (let x = from + pen.between(0, 24); x < to; x += pen.between(10, 26)) {
      const end = Math.min(to, x + pen.between(10, 14 + gap * 6));
      strokes.push(`M${n(x)} ${n(y)}L${n(end)} ${n(y + pen.between(-0.4, 0.4))}`);
      x = end;
    }
  return { d: strokes.join(''), line: 'line', width: 1, opacity: 0.55 };
};

/** Grass here and there in the foreground. */
export const tufts = (pen: Pen, spots: readonly Spot[], size: number): VignetteStroke => ({
  d: spots.map((at) => tuft(pen, at, size)).join(''),
  line: 'line',
  width: 1.1,
  fine: true,
});

/** Firs, each as high as `height` says. */
export const firs = (
  pen: Pen,
  spots: readonly Spot[],
  height: (index: number) => number,
): VignetteStroke => ({
  d: spots.map((at, i) => fir(pen, at, height(i))).join(''),
  fill: 'line',
  line: 'paper',
  width: 0.8,
});

export const scene = (
  strokes: readonly VignetteStroke[],
  thumbnail: VignetteScene['thumbnail'],
): VignetteScene => ({
  whole: SHEET,
  thumbnail,
  strokes,
});
