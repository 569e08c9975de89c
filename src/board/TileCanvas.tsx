import { Suspense, lazy } from 'react';
import { TileDrawing } from './TileDrawing';
import type { TileCanvasProps } from './TileSkia';

const TileSkia = lazy(() => import('./TileSkia'));

/** Skia is loaded when the first canvas is drawn; until then the same tile stands there in SVG. */
export const TileCanvas = (props: TileCanvasProps) => (
  <Suspense fallback={<TileDrawing {...props} />}>
    <TileSkia {...props} />
  </Suspense>
);
