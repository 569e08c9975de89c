/**
 * Everything that needs Skia, reanimated or gesture-handler, behind one lazy import: two would share them, and the bundler
 * would then load them with the title page.
 */
export { BoardTable } from './BoardTable';
export { TileSkia } from './TileSkia';
