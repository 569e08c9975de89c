import { Canvas, DashPathEffect, Group, Path } from '@shopify/react-native-skia';
import { useMemo } from 'react';
import { View } from 'react-native';
import type { TileSide } from '@/content';
import { useTheme } from '@/ui/theme';
import { PIGMENTS } from './pigments';
import type { Stroke } from './sheet';
import { drawTile } from './tileArt';

export type TileCanvasProps = { side: TileSide; label: string; width: number; height: number };

/** The same strokes as TileDrawing, painted by Skia: fast enough to be moved under the finger. */
export const TileSkia = ({ side, label, width, height }: TileCanvasProps) => {
  const { dress } = useTheme();
  const pigments = PIGMENTS[dress];
  const art = useMemo(() => drawTile(side), [side]);
  const { left, top, width: wide, height: high } = art.bounds;
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
          <Group clip={art.rim}>
            <Path path={art.rim} color={pigments[art.ground]} />
            {art.painted.map((mark, i) => (
              <Mark key={i} mark={mark} pigments={pigments} />
            ))}
          </Group>
          {art.ruled.map((mark, i) => (
            <Mark key={i} mark={mark} pigments={pigments} />
          ))}
        </Group>
      </Canvas>
    </View>
  );
};

type Pigments = (typeof PIGMENTS)['day'];

const Mark = ({ mark, pigments }: { mark: Stroke; pigments: Pigments }) => (
  <Group opacity={mark.opacity ?? 1}>
    {mark.fill ? <Path path={mark.d} color={pigments[mark.fill]} /> : null}
    {mark.line ? (
      <Path
        path={mark.d}
        color={pigments[mark.line]}
        style="stroke"
        strokeWidth={mark.width ?? 0}
        strokeJoin="round"
        strokeCap="round"
      >
        {mark.dash ? <DashPathEffect intervals={mark.dash} /> : null}
      </Path>
    ) : null}
  </Group>
);
