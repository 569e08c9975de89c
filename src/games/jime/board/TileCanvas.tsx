import { Suspense, lazy } from 'react';
import { TileDrawing } from './TileDrawing';
import type { TileCanvasProps } from './TileSkia';
import { openSkiaComponents } from './openSkiaComponents';

const TileSkia = lazy(async () => ({ default: (await openSkiaComponents()).TileSkia }));

/** Until Skia is there, the same tile stands there in SVG. */
export const TileCanvas = (props: TileCanvasProps) => (
  <Suspense fallback={<TileDrawing {...props} />}>
    <TileSkia {...props} />
  </Suspense>
);
