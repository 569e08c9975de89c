import { WithSkiaWeb } from '@shopify/react-native-skia/lib/module/web';
import { BoardOpening } from './BoardOpening';
import type { BoardCanvasProps } from './BoardSkia';

/** CanvasKit is fetched when the first map is drawn. */
export const BoardCanvas = (props: BoardCanvasProps) => (
  <WithSkiaWeb
    getComponent={() => import('./BoardSkia')}
    opts={{ locateFile: (file: string) => `/${file}` }}
    fallback={<BoardOpening />}
    componentProps={props}
  />
);
