/** Skia and all that stands on it, loaded when the first canvas is drawn. */
export const openSkia = () => import('./skia');
