import { Suspense, lazy } from 'react';
import { BoardOpening } from './BoardOpening';
import type { BoardCanvasProps } from './BoardSkia';

const BoardSkia = lazy(() => import('./BoardSkia'));

/** Skia is loaded when the first map is drawn. */
export const BoardCanvas = (props: BoardCanvasProps) => (
  <Suspense fallback={<BoardOpening />}>
    <BoardSkia {...props} />
  </Suspense>
);
