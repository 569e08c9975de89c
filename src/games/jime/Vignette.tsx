import { VignetteDrawing } from '@/paint/VignetteDrawing';
import { ROAD_SCENE } from './roadScene';

export default function Vignette(size: { width: number; height: number }) {
  return <VignetteDrawing scene={ROAD_SCENE} {...size} />;
}
