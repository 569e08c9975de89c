import { borderArt } from './lineArt';
import type { Stroke } from '@/paint/stroke';
import { terrainArt, tokenArt } from './tokenArt';
import type { Piece } from './view';

const LEVEL = [
  { x: -1, y: 0 },
  { x: 1, y: 0 },
] as const;

/** A token or terrain as it lies on the board. */
export const pieceArt = (piece: Piece): Stroke[] => {
  if ('token' in piece) return tokenArt(piece.token, piece.variant);
  return piece.where === 'border' ? borderArt(piece.look, [LEVEL]) : terrainArt(piece.look);
};
