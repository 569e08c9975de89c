import { View } from 'react-native';
import type { VignetteName } from '@/games/jime/content';
import { VignetteDrawing } from '@/paint/VignetteDrawing';
import { sceneOf } from '.';
import { SHEET } from './scene';

/** The drawing of an adventure at the head of a page. */
export const VignetteFigure = ({ name, width }: { name: VignetteName | undefined; width: number }) => (
  <View style={{ alignItems: 'center' }}>
    <VignetteDrawing
      scene={sceneOf(name)}
      width={width}
      height={Math.round((width * SHEET.height) / SHEET.width)}
    />
  </View>
);
