import type { Point } from '@/games/jime/map/hex';
import type { Bounds } from '@/paint/camera';
import type { Pigment } from '@/paint/pigments';
import type { Seat } from './seats';
import type { Stroke } from './tileGround';

/** From the bottom up. */
export const LAYERS = [
  'fog',
  'shadow',
  'tiles',
  'darkness',
  'plates',
  'reach',
  'borders',
  'terrain',
  'tokens',
  'path',
  'figures',
  'veil',
  'focus',
] as const;
export type Layer = (typeof LAYERS)[number];

/** What is drawn, in its own place: painted inside `clip`, then marked over it. */
export type Drawn = { clip?: string; ground?: Pigment; painted?: Stroke[]; marks: Stroke[] };

/** All of it lies within its bounds: it is painted once and moved as a picture. */
export type Ink = Drawn & { bounds: Bounds };

/** One thing on the board. `made` says what its ink was made from: the same words, the same ink. */
export type Piece = {
  key: string;
  layer: Layer;
  at: Point;
  angle: number;
  scale: number;
  made: string;
  ink: Ink;
};

/** A piece before it is known whether its ink must be made. */
export type Wanted = Omit<Piece, 'ink'> & { ink(): Ink };

export const HERE = { at: { x: 0, y: 0 }, angle: 0, scale: 1 };

/** Rings, spikes and banners reach beyond the radius. */
const SEATED: Bounds = { left: -1.6, top: -1.6, width: 3.2, height: 3.2 };

/** A thing on its seat, drawn with a radius of 1. */
export const seated = (
  key: string,
  layer: Layer,
  seat: Seat | undefined,
  made: string,
  marks: () => Stroke[],
): Wanted[] =>
  seat
    ? [
        {
          key,
          layer,
          at: { x: seat.x, y: seat.y },
          angle: 0,
          scale: seat.radius,
          made,
          ink: () => ({ marks: marks(), bounds: SEATED }),
        },
      ]
    : [];
