import type { SkSurface } from '@shopify/react-native-skia';
import { Skia } from '@shopify/react-native-skia';

/** A surface to paint an image on, in points. */
export const rasterSurface = (width: number, height: number): SkSurface | null =>
  Skia.Surface.Make(width, height);
