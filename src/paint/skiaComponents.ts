/** Everything that needs Skia, reanimated or gesture-handler, behind the one lazy import of `lazySkia`. */
export { BoardFrame } from './BoardFrame';
export { InkCanvas } from './InkCanvas';
export { PieceCanvas } from './PieceCanvas';
export { TouchLayer } from './TouchLayer';
