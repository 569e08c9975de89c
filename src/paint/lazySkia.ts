import { lazy } from 'react';
import { openSkia } from './openSkia';
import type * as Components from './skiaComponents';

let opened: Promise<typeof Components> | null = null;

/**
 * What paints with Skia, loaded when the first of it is shown. Nothing of a game is in it: what two lazy imports share is
 * loaded before the shelf. A failed load is tried again the next time.
 */
const open = (): Promise<typeof Components> => {
  opened ??= openSkia(() => import('./skiaComponents')).catch((cause: unknown) => {
    opened = null;
    throw cause;
  });
  return opened;
};

/** Each wants a `Suspense` above it. */
export const BoardFrame = lazy(async () => ({ default: (await open()).BoardFrame }));
export const InkCanvas = lazy(async () => ({ default: (await open()).InkCanvas }));
export const PieceCanvas = lazy(async () => ({ default: (await open()).PieceCanvas }));
export const TouchLayer = lazy(async () => ({ default: (await open()).TouchLayer }));
