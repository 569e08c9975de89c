import { Suspense } from 'react';
import { View } from 'react-native';
import { useAfterPaint } from '@/paint/useAfterPaint';
import { useTheme } from '@/ui/theme';
import type { GameCard } from '../gameCard';

type Props = { of: GameCard; width: number; height: number };

/** Two rules of one point with two points between them. */
const FRAME = 4;

/** A vignette set into the page. The frame keeps its place; the drawing is loaded once the words can be read. */
export const Plate = ({ of: { Vignette }, width, height }: Props) => {
  const { colours } = useTheme();
  const painted = useAfterPaint(true, false);
  return (
    <View style={{ width, height, borderWidth: 1, borderColor: `${colours.faded}80`, padding: 2 }}>
      <View style={{ flex: 1, borderWidth: 1, borderColor: colours.faded, overflow: 'hidden' }}>
        {painted ? (
          <Suspense fallback={null}>
            <Vignette width={width - 2 * FRAME} height={height - 2 * FRAME} />
          </Suspense>
        ) : null}
      </View>
    </View>
  );
};
