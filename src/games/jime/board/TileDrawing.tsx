import { memo } from 'react';
import type { TileSide } from '@/games/jime/content';
import { InkDrawing } from '@/paint/InkDrawing';
import { drawnTile, printedInk } from './tileArt';

type Props = { side: TileSide; label: string; width: number; height: number };

/** One tile side, alone on the page: painting, borders, slot, darkness and number plate. */
export const TileDrawing = memo(function TileDrawing({ side, ...page }: Props) {
  return <InkDrawing ink={printedInk(side)} bounds={drawnTile(side).bounds} {...page} />;
});
