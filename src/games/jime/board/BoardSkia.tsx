import { Canvas, Group, Picture } from '@shopify/react-native-skia';
import { memo, useEffect, useMemo, useState } from 'react';
import type { SharedValue } from 'react-native-reanimated';
import { Easing, useDerivedValue, useSharedValue, withTiming } from 'react-native-reanimated';
import { useTheme } from '@/ui/theme';
import type { Camera } from '@/paint/camera';
import { pictureOf, sheetOf } from './paintings';
import type { Layer, Piece } from './pieces';
import type { Dress } from '@/paint/skiaInk';
import { useAfterPaint } from '@/paint/useAfterPaint';

type Props = {
  pieces: readonly Piece[];
  camera: SharedValue<Camera>;
  width: number;
  height: number;
};

/** What seldom changes and covers most of the map. */
const GROUND: ReadonlySet<Layer> = new Set(['fog', 'shadow', 'tiles', 'darkness', 'plates']);

/** Cardboard and figures settle into place; light and shade are simply there. */
const SETTLES: ReadonlySet<Layer> = new Set(['tiles', 'plates', 'borders', 'terrain', 'tokens', 'figures']);
const SETTLING = 220;

/** The same list again while it holds the same pieces. */
const useSame = (pieces: readonly Piece[]): readonly Piece[] => {
  const [kept, setKept] = useState(pieces);
  const same = kept.length === pieces.length && kept.every((piece, i) => piece === pieces[i]);
  if (!same) setKept(pieces);
  return same ? kept : pieces;
};

/** The ground is one sheet: while the map moves, a frame is as small as can be, however much lies on it. */
const Sheet = ({ pieces, dress }: { pieces: readonly Piece[]; dress: Dress }) => {
  const sheet = useMemo(() => sheetOf(pieces, dress), [pieces, dress]);
  // A frame on its way may still want it.
  useEffect(() => () => void (sheet ? setTimeout(sheet.free, 1000) : 0), [sheet]);
  return sheet ? <Picture picture={sheet.picture} /> : null;
};

const Still = ({ pieces, dress }: { pieces: readonly Piece[]; dress: Dress }) => (
  <Picture picture={useMemo(() => pictureOf(pieces, dress), [pieces, dress])} />
);

const Settling = memo(function Settling({ piece, dress }: { piece: Piece; dress: Dress }) {
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
      <Still pieces={useMemo(() => [piece], [piece])} dress={dress} />
    </Group>
  );
});

/** The keys of pieces that came while the board was open and have not settled yet. */
const useSettling = (pieces: readonly Piece[], still: boolean): ReadonlySet<string> => {
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set(pieces.map(({ key }) => key)));
  const coming = pieces
    .filter(({ key, layer }) => SETTLES.has(layer) && !seen.has(key))
    .map(({ key }) => key)
    .join('\n');
  useEffect(() => {
    if (coming === '') return undefined;
    const settle = () => setSeen((before) => new Set([...before, ...coming.split('\n')]));
    const settled = setTimeout(settle, still ? 0 : SETTLING + 80);
    return () => clearTimeout(settled);
  }, [coming, still]);
  return useMemo(() => new Set(still || coming === '' ? [] : coming.split('\n')), [still, coming]);
};

/** The pieces of the board, painted by Skia; the camera moves them without asking React. */
export const BoardSkia = memo(function BoardSkia({ pieces: wanted, camera, width, height }: Props) {
  const pieces = useAfterPaint(wanted);
  const { dress, still } = useTheme();
  const settling = useSettling(pieces, still);
  const resting = pieces.filter(({ key }) => !settling.has(key));
  const ground = useSame(resting.filter(({ layer }) => GROUND.has(layer)));
  const things = useSame(resting.filter(({ layer }) => !GROUND.has(layer)));
  const coming = pieces.filter(({ key }) => settling.has(key));
  const arriving = (onGround: boolean) =>
    coming
      .filter(({ layer }) => GROUND.has(layer) === onGround)
      .map((piece) => <Settling key={piece.key} piece={piece} dress={dress} />);
  const transform = useDerivedValue(() => {
    const { x, y, scale, angle } = camera.get();
    return [{ translateX: x }, { translateY: y }, { rotate: (angle * Math.PI) / 180 }, { scale }];
  });
  return (
    <Canvas style={{ width, height }}>
      <Group transform={transform}>
        <Sheet pieces={ground} dress={dress} />
        {arriving(true)}
        <Still pieces={things} dress={dress} />
        {arriving(false)}
      </Group>
    </Canvas>
  );
});
