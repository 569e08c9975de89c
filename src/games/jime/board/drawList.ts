import { drawPieces } from '@/paint/pieces';
import { focusPieces } from './focusPieces';
import type { BoardLayout } from './layout';
import type { Piece } from './pieces';
import { LAYERS } from './pieces';
import { pathPieces, thingPieces } from './thingPieces';
import { fogPieces, spacePieces, tilePieces } from './tilePieces';
import type { BoardView } from './view';

/** The board as pieces, bottom layer first; those of `before` that have not changed are the same objects again. */
export const drawBoard = (view: BoardView, layout: BoardLayout, before: readonly Piece[] = []): Piece[] =>
  drawPieces(
    LAYERS,
    [
      ...fogPieces(view, layout),
      ...tilePieces(view, layout),
      ...spacePieces(view, layout),
      ...thingPieces(view, layout),
      ...pathPieces(view, layout),
      ...focusPieces(view, layout),
    ],
    before,
  );
