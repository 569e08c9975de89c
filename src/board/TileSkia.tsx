import { Canvas, Circle, DashPathEffect, Group, Path } from '@shopify/react-native-skia';
import { useMemo } from 'react';
import { View } from 'react-native';
import type { TileSide } from '@/content';
import icons from '@/ui/icons.json';
import { useTheme } from '@/ui/theme';
import { PIGMENTS } from './pigments';
import type { Stroke } from './sheet';
import type { TileArt } from './tileArt';
import { drawTile } from './tileArt';

export type TileCanvasProps = { side: TileSide; label: string; width: number; height: number };

/** The same strokes as TileDrawing, painted by Skia: fast enough to be moved under the finger. */
export default function TileSkia({ side, label, width, height }: TileCanvasProps) {
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
          <Slot art={art} pigments={pigments} />
        </Group>
      </Canvas>
    </View>
  );
}

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

const Slot = ({ art, pigments }: { art: TileArt; pigments: Pigments }) => (
  <>
    <Circle cx={art.slot.x} cy={art.slot.y} r={0.34} color={pigments.line} />
    <Circle cx={art.slot.x} cy={art.slot.y} r={0.34} color={pigments.ink} style="stroke" strokeWidth={0.05} />
    {art.darkness.map(({ x, y }) => (
      <Group key={`${x},${y}`}>
        <Circle cx={x} cy={y} r={0.36} color={pigments.shade} />
        <Circle cx={x} cy={y} r={0.36} color={pigments.dark} style="stroke" strokeWidth={0.07} />
        <Group transform={[{ translateX: x - 0.23 }, { translateY: y - 0.23 }, { scale: 0.46 / 512 }]}>
          <Path path={icons.fear} color={PIGMENTS.night.dark} />
        </Group>
      </Group>
    ))}
  </>
);
