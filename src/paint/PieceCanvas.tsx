import { Canvas, Group, Picture } from '@shopify/react-native-skia';
import { memo, useEffect, useMemo, useState } from 'react';
import type { SharedValue } from 'react-native-reanimated';
import { Easing, useDerivedValue, useSharedValue, withTiming } from 'react-native-reanimated';
import { useTheme } from '@/ui/theme';
import type { Camera } from './camera';
import { mergedPicture, pictureOf } from './paintings';
import type { Piece } from './pieces';
import type { ColourScheme } from '@/ui/palette';

type Props = {
  pieces: readonly Piece[];
  camera: SharedValue<Camera>;
  width: number;
  height: number;
  /** The layers that seldom change and cover most of the map. */
  ground: ReadonlySet<string>;
  /** The layers whose new pieces settle into place; the others are simply there. */
  settles: ReadonlySet<string>;
};

const SETTLING = 220;

/** The same list again while it holds the same pieces. */
const useSame = (pieces: readonly Piece[]): readonly Piece[] => {
  const [kept, setKept] = useState(pieces);
  const same = kept.length === pieces.length && kept.every((piece, i) => piece === pieces[i]);
  if (!same) setKept(pieces);
  return same ? kept : pieces;
};

/** The ground is one picture: while the map moves, a frame is as small as can be, however much lies on it. */
const Ground = ({ pieces, scheme }: { pieces: readonly Piece[]; scheme: ColourScheme }) => {
  const merged = useMemo(() => mergedPicture(pieces, scheme), [pieces, scheme]);
  // A frame on its way may still want it.
  useEffect(() => () => void (merged ? setTimeout(merged.free, 1000) : 0), [merged]);
  return merged ? <Picture picture={merged.picture} /> : null;
};

const Resting = ({ pieces, scheme }: { pieces: readonly Piece[]; scheme: ColourScheme }) => (
  <Picture picture={useMemo(() => pictureOf(pieces, scheme), [pieces, scheme])} />
);

const Settling = memo(function Settling({ piece, scheme }: { piece: Piece; scheme: ColourScheme }) {
  const height = useSharedValue(1);
  useEffect(() => {
    height.set(withTiming(0, { duration: SETTLING, easing: Easing.out(Easing.cubic) }));
  }, [height]);
  const { at } = piece;
  const transform = useDerivedValue(() => [
    { translateX: at.x },
    { translateY: at.y - height.get() * 0.25 },
    { scale: 1 + height.get() * 0.12 },
    { translateX: -at.x },
    { translateY: -at.y },
  ]);
  return (
    <Group transform={transform}>
      <Resting pieces={useMemo(() => [piece], [piece])} scheme={scheme} />
    </Group>
  );
});

/** The keys of pieces that came while the board was open and have not settled yet. */
const useSettling = (
  pieces: readonly Piece[],
  settles: ReadonlySet<string>,
  reducedMotion: boolean,
): ReadonlySet<string> => {
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set(pieces.map(({ key }) => key)));
  const coming = pieces
    .filter(({ key, layer }) => settles.has(layer) && !seen.has(key))
    .map(({ key }) => key)
    .join('\n');
  useEffect(() => {
    if (coming === '') return undefined;
    const settle = () => setSeen((before) => new Set([...before, ...coming.split('\n')]));
    const settled = setTimeout(settle, reducedMotion ? 0 : SETTLING + 80);
    return () => clearTimeout(settled);
  }, [coming, reducedMotion]);
  return useMemo(
    () => new Set(reducedMotion || coming === '' ? [] : coming.split('\n')),
    [reducedMotion, coming],
  );
};

/** The pieces of the board, painted by Skia; the camera moves them without asking React. */
export const PieceCanvas = memo(function PieceCanvas({
  pieces,
  camera,
  width,
  height,
  ground,
  settles,
}: Props) {
  const { scheme, reducedMotion } = useTheme();
  const settling = useSettling(pieces, settles, reducedMotion);
  const resting = pieces.filter(({ key }) => !settling.has(key));
  const below = useSame(resting.filter(({ layer }) => ground.has(layer)));
  const above = useSame(resting.filter(({ layer }) => !ground.has(layer)));
  const coming = pieces.filter(({ key }) => settling.has(key));
  const arriving = (onGround: boolean) =>
    coming
      .filter(({ layer }) => ground.has(layer) === onGround)
      .map((piece) => <Settling key={piece.key} piece={piece} scheme={scheme} />);
  const transform = useDerivedValue(() => {
    const { x, y, scale, angle } = camera.get();
    return [{ translateX: x }, { translateY: y }, { rotate: (angle * Math.PI) / 180 }, { scale }];
  });
  return (
    <Canvas style={{ width, height }}>
      <Group transform={transform}>
        <Ground pieces={below} scheme={scheme} />
        {arriving(true)}
        <Resting pieces={above} scheme={scheme} />
        {arriving(false)}
      </Group>
    </Canvas>
  );
});
