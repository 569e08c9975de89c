import { View } from 'react-native';
import type { VignetteName } from '@/games/jime/content';
import { VignetteDrawing } from '@/paint/VignetteDrawing';
import { useScreenLayout } from '../useScreenLayout';
import { sceneOf } from '.';
import { SHEET } from './scene';

const WIDTH = 190;

/** At the head of a first page, where the sheet stands high enough for it and the words. */
export const OpeningVignette = ({ name }: { name: VignetteName }) => {
  const { wide } = useScreenLayout();
  if (!wide) return null;
  return (
    <View style={{ alignItems: 'center' }}>
      <VignetteDrawing
        scene={sceneOf(name)}
        width={WIDTH}
        height={Math.round((WIDTH * SHEET.height) / SHEET.width)}
      />
    </View>
  );
};
