export { default as TileCanvas } from './TileSkia';
