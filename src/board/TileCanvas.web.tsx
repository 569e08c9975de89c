import { WithSkiaWeb } from '@shopify/react-native-skia/lib/module/web';
import { TileDrawing } from './TileDrawing';
import type { TileCanvasProps } from './TileSkia';

/** CanvasKit is fetched when the first canvas is drawn; until then the same tile stands there in SVG. */
export const TileCanvas = (props: TileCanvasProps) => (
  <WithSkiaWeb
    getComponent={() => import('./TileSkia')}
    opts={{ locateFile: (file: string) => `${process.env.EXPO_BASE_URL ?? ''}/${file}` }}
    fallback={<TileDrawing {...props} />}
    componentProps={props}
  />
);
