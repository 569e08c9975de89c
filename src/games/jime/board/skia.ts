/**
 * Everything that needs Skia, reanimated or gesture-handler, behind one door: two doors would share them, and the bundler
 * would then carry them on the title page.
 */
export { BoardTable } from './BoardTable';
export { TileSkia } from './TileSkia';
