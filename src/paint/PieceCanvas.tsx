import { Group, Picture } from '@shopify/react-native-skia';
import { memo, useEffect, useMemo, useState } from 'react';
import type { SharedValue } from 'react-native-reanimated';
import { Easing, useDerivedValue, useSharedValue, withTiming } from 'react-native-reanimated';
import { useTheme } from '@/ui/theme';
import type { Camera } from './camera';
import { LastingCanvas } from './LastingCanvas';
import type { Painter } from './paintings';
import type { Piece } from './pieces';
import { useFreed } from './useFreed';
import { useGround, usePainter, usePiecesDensity, useSettled } from './usePainter';

type Props = {
  pieces: readonly Piece[];
  camera: SharedValue<Camera>;
  /** Where the camera rests: it says how finely the pieces are painted. */
  rest: Camera;
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

type Paint = { painter: Painter; density: number };

const Resting = ({ pieces, painter, density }: Paint & { pieces: readonly Piece[] }) => {
  const { picture } = useFreed(useMemo(() => painter.pictureOf(pieces, density), [painter, pieces, density]));
  return <Picture picture={picture} />;
};

const Settling = memo(function Settling({ piece, ...paint }: Paint & { piece: Piece }) {
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
      <Resting pieces={useMemo(() => [piece], [piece])} {...paint} />
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
  rest,
  width,
  height,
  ground,
  settles,
}: Props) {
  const { scheme, reducedMotion } = useTheme();
  const painter = usePainter(scheme, pieces);
  const settling = useSettling(pieces, settles, reducedMotion);
  const resting = pieces.filter(({ key }) => !settling.has(key));
  const below = useSame(resting.filter(({ layer }) => ground.has(layer)));
  const above = useSame(resting.filter(({ layer }) => !ground.has(layer)));
  const settled = useSettled(camera, rest);
  const painted = useGround(painter, below, settled, { width, height });
  const density = usePiecesDensity(above, settled);
  const coming = pieces.filter(({ key }) => settling.has(key));
  const arriving = (onGround: boolean) =>
    coming
      .filter(({ layer }) => ground.has(layer) === onGround)
      .map((piece) => <Settling key={piece.key} piece={piece} painter={painter} density={density} />);
  const transform = useDerivedValue(() => {
    const { x, y, scale, angle } = camera.get();
    return [{ translateX: x }, { translateY: y }, { rotate: (angle * Math.PI) / 180 }, { scale }];
  });
  return (
    <LastingCanvas width={width} height={height}>
      <Group transform={transform}>
        {painted ? <Picture picture={painted.picture} /> : null}
        {arriving(true)}
        <Resting pieces={above} painter={painter} density={density} />
        {arriving(false)}
      </Group>
    </LastingCanvas>
  );
});
