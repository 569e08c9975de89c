import type { SkImage, SkPicture } from '@shopify/react-native-skia';
import { Canvas, FilterMode, Group, Image, MipmapMode, Picture } from '@shopify/react-native-skia';
import { memo, useEffect, useState } from 'react';
import type { SharedValue } from 'react-native-reanimated';
import { Easing, useDerivedValue, useSharedValue, withTiming } from 'react-native-reanimated';
import { useTheme } from '@/ui/theme';
import type { Bounds, Camera } from './camera';
import type { Ink, Layer, Piece } from './pieces';
import type { Dress } from './skiaInk';
import { painted, recorded } from './skiaInk';

type Props = {
  pieces: readonly Piece[];
  camera: SharedValue<Camera>;
  width: number;
  height: number;
};

/** Points of a painted image per side of a hex: sharp at the zoom of a placement, four megabytes for a large tile. */
const DENSITY = 88;

type Painting = { image: SkImage; bounds: Bounds } | { picture: SkPicture };

const paintings = new WeakMap<Ink, Partial<Record<Dress, Painting>>>();

const paint = ({ ink, scale }: Piece, dress: Dress): Painting => {
  const image = ink.bounds ? painted(ink, ink.bounds, DENSITY * scale, dress) : null;
  return image && ink.bounds ? { image, bounds: ink.bounds } : { picture: recorded(ink, dress) };
};

/** Painted once for each ink and dress. A tile has hundreds of strokes: while the map moves, only its image is moved. */
const paintingOf = (piece: Piece, dress: Dress): Painting => {
  const known = paintings.get(piece.ink) ?? {};
  const painting = (known[dress] ??= paint(piece, dress));
  paintings.set(piece.ink, known);
  return painting;
};

const SMOOTH = { filter: FilterMode.Linear, mipmap: MipmapMode.Linear };

const Painted = ({ painting }: { painting: Painting }) =>
  'picture' in painting ? (
    <Picture picture={painting.picture} />
  ) : (
    <Image
      image={painting.image}
      x={painting.bounds.left}
      y={painting.bounds.top}
      width={painting.bounds.width}
      height={painting.bounds.height}
      fit="fill"
      sampling={SMOOTH}
    />
  );

/** Cardboard and figures settle into place; light and shade are simply there. */
const SETTLES: ReadonlySet<Layer> = new Set(['tiles', 'borders', 'terrain', 'tokens', 'figures']);

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

const placed = ({ at, angle, scale }: Piece) => [
  { translateX: at.x },
  { translateY: at.y },
  { rotate: radians(angle) },
  { scale },
];

type DrawnProps = { piece: Piece; dress: Dress };

const Drawn = memo(function Drawn({ piece, dress }: DrawnProps) {
  return (
    <Group transform={placed(piece)}>
      <Painted painting={paintingOf(piece, dress)} />
    </Group>
  );
});

const Settling = memo(function Settling({ piece, dress }: DrawnProps) {
  const height = useSharedValue(1);
  useEffect(() => {
    height.set(withTiming(0, { duration: 220, easing: Easing.out(Easing.cubic) }));
  }, [height]);
  const transform = useDerivedValue(() => [
    { translateX: piece.at.x },
    { translateY: piece.at.y - height.get() * 0.25 },
    { rotate: (piece.angle * Math.PI) / 180 },
    { scale: piece.scale * (1 + height.get() * 0.12) },
  ]);
  return (
    <Group transform={transform}>
      <Painted painting={paintingOf(piece, dress)} />
    </Group>
  );
});

/** The pieces of the board, painted by Skia; the camera moves them without asking React. */
export const BoardSkia = ({ pieces, camera, width, height }: Props) => {
  const { dress, still } = useTheme();
  // What is there when the board is opened does not settle: only what comes later.
  const [opened] = useState(() => new Set(pieces.map(({ key }) => key)));
  const transform = useDerivedValue(() => {
    const { x, y, scale, angle } = camera.get();
    return [{ translateX: x }, { translateY: y }, { rotate: (angle * Math.PI) / 180 }, { scale }];
  });
  return (
    <Canvas style={{ width, height }}>
      <Group transform={transform}>
        {pieces.map((piece) => {
          const settles = !still && SETTLES.has(piece.layer) && !opened.has(piece.key);
          const Shown = settles ? Settling : Drawn;
          return <Shown key={piece.key} piece={piece} dress={dress} />;
        })}
      </Group>
    </Canvas>
  );
};
