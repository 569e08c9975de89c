import { Suspense, useMemo } from 'react';
import type { TileSide } from '@/games/jime/content';
import { InkDrawing } from '@/paint/InkDrawing';
import { InkCanvas } from '@/paint/lazySkia';
import { drawnTile, printedInk } from './tileArt';

type Props = { side: TileSide; label: string; width: number; height: number };

/** One tile side painted by Skia; until it is there, the same tile in SVG. */
export const TileCanvas = ({ side, ...page }: Props) => {
  const ink = useMemo(() => printedInk(side), [side]);
  const drawing = { ink, bounds: drawnTile(side).bounds, ...page };
  return (
    <Suspense fallback={<InkDrawing {...drawing} />}>
      <InkCanvas {...drawing} />
    </Suspense>
  );
};
