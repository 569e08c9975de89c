import { VignetteDrawing } from '@/paint/VignetteDrawing';
import { TOWERS_SCENE } from './towersScene';

export default function Vignette(size: { width: number; height: number }) {
  return <VignetteDrawing scene={TOWERS_SCENE} {...size} />;
}
