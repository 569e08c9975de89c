import { Canvas, Group, Picture } from '@shopify/react-native-skia';
import { useMemo } from 'react';
import { View } from 'react-native';
import type { TileSide } from '@/games/jime/content';
import { useTheme } from '@/ui/theme';
import { recorded } from '@/paint/skiaInk';
import { drawnTile, printedInk } from './tileArt';

export type TileCanvasProps = { side: TileSide; label: string; width: number; height: number };

/** The same strokes as TileDrawing, painted by Skia: fast enough to be moved under the finger. */
export const TileSkia = ({ side, label, width, height }: TileCanvasProps) => {
  const { scheme } = useTheme();
  const picture = useMemo(() => recorded(printedInk(side), scheme), [side, scheme]);
  const { left, top, width: wide, height: high } = drawnTile(side).bounds;
  const scale = Math.min(width / wide, height / high);
  const place = [
    { translateX: (width - wide * scale) / 2 },
    { translateY: (height - high * scale) / 2 },
    { scale },
    { translateX: -left },
    { translateY: -top },
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
