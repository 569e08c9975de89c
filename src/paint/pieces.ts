import type { Point } from './geometry';
import type { Ink } from './stroke';

/** One thing on a board. `made` says what its ink was made from: the same words, the same ink. */
export type Piece<Layer extends string = string> = {
  key: string;
  layer: Layer;
  at: Point;
  angle: number;
  scale: number;
  made: string;
  ink: Ink;
};

/** A piece before it is known whether its ink must be made. */
export type PieceRequest<Layer extends string = string> = Omit<Piece<Layer>, 'ink'> & { ink(): Ink };

/** The place of a piece that is drawn where it lies. */
export const AT_ORIGIN = { at: { x: 0, y: 0 }, angle: 0, scale: 1 };

const samePlace = (a: PieceRequest, b: Piece): boolean =>
  a.at.x === b.at.x && a.at.y === b.at.y && a.angle === b.angle && a.scale === b.scale;

/**
 * The pieces asked for, bottom layer first. What has not changed since `before` is the same object again, so that nothing
 * of it is drawn anew; what has only moved keeps its ink.
 */
export const drawPieces = <Layer extends string>(
  layers: readonly Layer[],
  requests: readonly PieceRequest<Layer>[],
  before: readonly Piece<Layer>[],
): Piece<Layer>[] => {
  const known = new Map(before.map((piece) => [piece.key, piece]));
  const pieces = requests.map((request): Piece<Layer> => {
    const old = known.get(request.key);
    if (old?.made !== request.made) return { ...request, ink: request.ink() };
    return samePlace(request, old) ? old : { ...request, ink: old.ink };
  });
  return layers.flatMap((layer) => pieces.filter((piece) => piece.layer === layer));
};
