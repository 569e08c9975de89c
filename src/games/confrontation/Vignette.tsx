import { VignetteDrawing } from '@/paint/VignetteDrawing';
import { FACING_SCENE } from './facingScene';

export default function Vignette(size: { width: number; height: number }) {
  return <VignetteDrawing scene={FACING_SCENE} {...size} />;
}
