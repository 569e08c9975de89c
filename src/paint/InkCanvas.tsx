import { Canvas, Group, Picture } from '@shopify/react-native-skia';
import { useMemo } from 'react';
import { View } from 'react-native';
import { useTheme } from '@/ui/theme';
import type { InkProps } from './InkDrawing';
import { recorded } from './skiaInk';

/** The same strokes as InkDrawing, painted by Skia: fast enough to be moved under the finger. */
export const InkCanvas = ({ ink, bounds, label, width, height }: InkProps) => {
  const { scheme } = useTheme();
  const picture = useMemo(() => recorded(ink, scheme), [ink, scheme]);
  const scale = Math.min(width / bounds.width, height / bounds.height);
  const place = [
    { translateX: (width - bounds.width * scale) / 2 },
    { translateY: (height - bounds.height * scale) / 2 },
    { scale },
    { translateX: -bounds.left },
    { translateY: -bounds.top },
  ];
  return (
    <View role="img" aria-label={label} style={{ width, height }}>
      <Canvas style={{ width, height }}>
        <Group transform={place}>
          <Picture picture={picture} />
        </Group>
      </Canvas>
    </View>
  );
};
