import { openSkia } from '@/paint/openSkia';

/** The parts of the board that paint with Skia, loaded when the first one is shown. */
export const openSkiaComponents = () => openSkia(() => import('./skiaComponents'));
