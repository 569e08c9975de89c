import type { Bounds } from '@/paint/geometry';
import type { Piece as PaintPiece, PieceRequest as PaintRequest } from '@/paint/pieces';
import type { Stroke } from '@/paint/stroke';
import type { Spot } from './spots';

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

/** What seldom changes and covers most of the map. */
export const GROUND_LAYERS: ReadonlySet<Layer> = new Set(['fog', 'shadow', 'tiles', 'darkness', 'plates']);

/** Cardboard and figures settle into place; light and shade are simply there. */
export const SETTLING_LAYERS: ReadonlySet<Layer> = new Set([
  'tiles',
  'plates',
  'borders',
  'terrain',
  'tokens',
  'figures',
]);

export type Piece = PaintPiece<Layer>;
export type PieceRequest = PaintRequest<Layer>;

/** Rings, spikes and banners reach beyond the radius. */
const ABOUT_SPOT: Bounds = { left: -1.6, top: -1.6, width: 3.2, height: 3.2 };

/** A thing on its spot, drawn with a radius of 1. */
export const pieceOnSpot = (
  key: string,
  layer: Layer,
  spot: Spot | undefined,
  made: string,
  marks: () => Stroke[],
): PieceRequest[] =>
  spot
    ? [
        {
          key,
          layer,
          at: { x: spot.x, y: spot.y },
          angle: spot.lean ?? 0,
          scale: spot.radius,
          made,
          ink: () => ({ marks: marks(), bounds: ABOUT_SPOT }),
        },
      ]
    : [];
