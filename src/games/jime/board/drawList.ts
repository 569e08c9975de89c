import { focusPieces } from './focusPieces';
import type { BoardLayout } from './layout';
import type { Piece, Wanted } from './pieces';
import { LAYERS } from './pieces';
import { pathPieces, thingPieces } from './thingPieces';
import { fogPieces, spacePieces, tilePieces } from './tilePieces';
import type { BoardView } from './view';

const samePlace = (a: Wanted, b: Piece): boolean =>
  a.at.x === b.at.x && a.at.y === b.at.y && a.angle === b.angle && a.scale === b.scale;

/**
 * The board as pieces, bottom layer first. What has not changed since `before` is the same object again, so that nothing
 * of it is drawn anew; what has only moved keeps its ink.
 */
export const drawBoard = (view: BoardView, layout: BoardLayout, before: readonly Piece[] = []): Piece[] => {
  const known = new Map(before.map((piece) => [piece.key, piece]));
  const wanted = [
    ...fogPieces(view, layout),
    ...tilePieces(view, layout),
    ...spacePieces(view, layout),
    ...thingPieces(view, layout),
    ...pathPieces(view, layout),
    ...focusPieces(view, layout),
  ];
  const pieces = wanted.map((piece): Piece => {
    const old = known.get(piece.key);
    if (old?.made !== piece.made) return { ...piece, ink: piece.ink() };
    return samePlace(piece, old) ? old : { ...piece, ink: old.ink };
  });
  return LAYERS.flatMap((layer) => pieces.filter((piece) => piece.layer === layer));
};
