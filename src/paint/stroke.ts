import type { Bounds } from './geometry';
import type { Pigment } from './pigments';

/** One stroke of the pen or brush, in units of the board; drawn the same by SVG and by Skia. */
export type Stroke = {
  d: string;
  fill?: Pigment;
  line?: Pigment;
  width?: number;
  opacity?: number;
  dash?: number[];
  /** Where `d` stands when it is written in units of its own (an icon, a letter); `width` is then in those units too. */
  place?: { x: number; y: number; scale: number };
};

/** What is drawn, in its own place: painted inside `clip`, then marked over it. */
export type Drawing = { clip?: string; ground?: Pigment; painted?: Stroke[]; marks: Stroke[] };

/** All of it lies within its bounds: it is painted once and moved as a picture. */
export type Ink = Drawing & { bounds: Bounds };
