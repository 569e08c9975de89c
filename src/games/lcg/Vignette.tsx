import { VignetteDrawing } from '@/paint/VignetteDrawing';
import { CARDS_SCENE } from './cardsScene';

export default function Vignette(size: { width: number; height: number }) {
  return <VignetteDrawing scene={CARDS_SCENE} {...size} />;
}
