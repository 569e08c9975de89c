import { View } from 'react-native';
import type { VignetteName } from '@/games/jime/content';
import { VignetteDrawing } from '@/paint/VignetteDrawing';
import { useAfterPaint } from '@/paint/useAfterPaint';
import { sceneOf } from '.';
import { SHEET } from './scene';

type Props = { name: VignetteName | undefined; width: number };

const heightOf = (width: number): number => Math.round((width * SHEET.height) / SHEET.width);

/** The drawing of an adventure at the head of a page. */
export const VignetteFigure = ({ name, width }: Props) => (
  <View style={{ alignItems: 'center' }}>
    <VignetteDrawing scene={sceneOf(name)} width={width} height={heightOf(width)} />
  </View>
);

/** The same on a sheet that answers a tap: its words do not wait for its many strokes, and its room is kept. */
export const LateVignetteFigure = (props: Props) =>
  useAfterPaint(true, false) ? (
    <VignetteFigure {...props} />
  ) : (
    <View style={{ height: heightOf(props.width) }} />
  );
