import { Group, Picture as SkiaPicture } from '@shopify/react-native-skia';
import { useMemo } from 'react';
import type { ColourScheme } from '@/ui/palette';
import { Picture } from '@/ui/Picture';
import { useTheme } from '@/ui/theme';
import type { InkProps } from './InkDrawing';
import { LastingCanvas } from './LastingCanvas';
import type { Painting } from './paintings';
import { recorded } from './skiaInk';
import type { Drawing } from './stroke';
import { useFreed } from './useFreed';

const paintingOf = (ink: Drawing, scheme: ColourScheme): Painting => {
  const picture = recorded(ink, scheme);
  return { picture, free: () => picture.dispose() };
};

/** The same strokes as InkDrawing, painted by Skia: fast enough to be moved under the finger. */
export const InkCanvas = ({ ink, bounds, label, width, height }: InkProps) => {
  const { scheme } = useTheme();
  const { picture } = useFreed(useMemo(() => paintingOf(ink, scheme), [ink, scheme]));
  const scale = Math.min(width / bounds.width, height / bounds.height);
  const place = [
    { translateX: (width - bounds.width * scale) / 2 },
    { translateY: (height - bounds.height * scale) / 2 },
    { scale },
    { translateX: -bounds.left },
    { translateY: -bounds.top },
  ];
  return (
    <Picture label={label} style={{ width, height }}>
      <LastingCanvas width={width} height={height}>
        <Group transform={place}>
          <SkiaPicture picture={picture} />
        </Group>
      </LastingCanvas>
    </Picture>
  );
};
