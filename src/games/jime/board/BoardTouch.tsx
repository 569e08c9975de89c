import { memo, useMemo } from 'react';
import { Pressable, View } from 'react-native';
import type { SharedValue } from 'react-native-reanimated';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';
import type { Point } from '@/games/jime/map/hex';
import { useWords } from '@/games/jime/session/useWords';
import { tapSound } from '@/ui/sound';
import type { Camera } from '@/paint/camera';
import type { Labels } from './labels';
import { labelsOf } from './labels';
import type { BoardLayout, SpaceLayout } from './layout';
import { CELL } from './focus';
import type { BoardView } from './view';

/** Points per side of a hex before the camera enlarges: fractions of a point would be rounded away. */
const UNIT = 100;
/** The least a finger finds. */
const LEAST = 46;

type Props = {
  view: BoardView;
  layout: BoardLayout;
  camera: SharedValue<Camera>;
  /** How large the board is drawn at rest. */
  scale: number;
  say(key: string): string;
  onTouch(id: string): void;
  onReach(point: Point): void;
};

/** Nothing to see: what can be touched, reached by keyboard and read aloud, lying exactly over what is drawn. */
export const BoardTouch = memo(function BoardTouch({
  view,
  layout,
  camera,
  scale,
  say,
  onTouch,
  onReach,
}: Props) {
  const words = useWords().board;
  const moved = useAnimatedStyle(() => {
    const { x, y, angle } = camera.get();
    return {
      transform: [
        { translateX: x },
        { translateY: y },
        { rotate: `${angle}deg` },
        { scale: camera.get().scale / UNIT },
      ],
    };
  });
  const labels = labelsOf(view, words, say);
  const middles = useMemo(() => middlesOf(layout), [layout]);
  /** As large as a finger wants, yet never over the middle of another thing: crowds are touched from nearer. */
  const halfOf = (at: Point, radius: number): number => {
    const away = middles.map(({ x, y }) => Math.max(Math.abs(x - at.x), Math.abs(y - at.y)));
    const near = Math.min(...away.filter((far) => far > 0.01), Infinity);
    return Math.max(radius, Math.min(LEAST / scale / 2, near / 2));
  };
  const touch = { halfOf, onTouch, onReach, selected: view.selected };
  return (
    <Animated.View
      pointerEvents="box-none"
      style={[{ position: 'absolute', left: 0, top: 0, width: 0, height: 0, transformOrigin: '0 0' }, moved]}
    >
      {labels.map(({ tile, spaces, things }) => (
        <Tile
          key={tile.id}
          tile={tile}
          spaces={spaces}
          things={things}
          layout={layout}
          kind={view.kind}
          {...touch}
        />
      ))}
    </Animated.View>
  );
});

const middleOf = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Where everything is touched that is smaller than a space. */
const middlesOf = ({ tiles, seats, borders }: BoardLayout): Point[] => [
  ...Object.values(tiles).map(({ plate }) => plate),
  ...Object.values(seats),
  ...Object.values(borders).flatMap(([line]) => (line ? [middleOf(line)] : [])),
];

type Touching = Pick<Props, 'onTouch' | 'onReach'> & { selected: string | null };

const Tile = ({
  tile,
  spaces,
  things,
  layout,
  kind,
  halfOf,
  ...touch
}: Labels &
  Touching & {
    layout: BoardLayout;
    kind: BoardView['kind'];
    halfOf(at: Point, radius: number): number;
  }) => {
  const plate = layout.tiles[tile.id]?.plate;
  return (
    <>
      {spaces.map(({ id, label }) => {
        const space = layout.spaces[id];
        return space ? <Space key={id} label={label} space={space} kind={kind} {...touch} /> : null;
      })}
      {plate ? (
        <Spot
          id={tile.id}
          label={tile.label}
          at={plate}
          half={{ x: halfOf(plate, 0.6), y: halfOf(plate, 0.4) }}
          {...touch}
        />
      ) : null}
      {things.map(({ id, label }) => {
        const seat = layout.seats[id];
        const line = layout.borders[id]?.[0];
        const at = seat ?? (line && middleOf(line));
        if (!at) return null;
        const half = halfOf(at, seat?.radius ?? 0.4);
        return <Spot key={id} id={id} label={label} at={at} half={{ x: half, y: half }} {...touch} />;
      })}
    </>
  );
};

const Spot = ({
  id,
  label,
  at,
  half,
  selected,
  onTouch,
  onReach,
}: { id: string; label: string; at: Point; half: Point } & Touching) => (
  <Pressable
    role="button"
    aria-label={label}
    aria-selected={selected === id}
    onPress={() => {
      tapSound();
      onTouch(id);
    }}
    onFocus={() => onReach(at)}
    style={{
      position: 'absolute',
      left: (at.x - half.x) * UNIT,
      top: (at.y - half.y) * UNIT,
      width: 2 * half.x * UNIT,
      height: 2 * half.y * UNIT,
    }}
  />
);

/** As wide as all its hexes, but touched only on them: its neighbours lie in the same box. */
const Space = ({
  label,
  space,
  kind,
  selected,
  onTouch,
  onReach,
}: { label: string; space: SpaceLayout; kind: BoardView['kind'] } & Touching) => {
  const half = kind === 'journey' ? { x: 0.76, y: 0.86 } : { x: CELL / 2, y: CELL / 2 };
  const left = Math.min(...space.cells.map(({ x }) => x)) - half.x;
  const top = Math.min(...space.cells.map(({ y }) => y)) - half.y;
  const right = Math.max(...space.cells.map(({ x }) => x)) + half.x;
  const bottom = Math.max(...space.cells.map(({ y }) => y)) + half.y;
  return (
    <Pressable
      role="button"
      aria-label={label}
      aria-selected={selected === space.id}
      onPress={() => {
        tapSound();
        onTouch(space.id);
      }}
      onFocus={() => onReach(space.heart)}
      pointerEvents="box-none"
      style={{
        position: 'absolute',
        left: left * UNIT,
        top: top * UNIT,
        width: (right - left) * UNIT,
        height: (bottom - top) * UNIT,
      }}
    >
      {space.cells.map(({ x, y }) => (
        <View
          key={`${x} ${y}`}
          style={{
            position: 'absolute',
            left: (x - half.x - left) * UNIT,
            top: (y - half.y - top) * UNIT,
            width: 2 * half.x * UNIT,
            height: 2 * half.y * UNIT,
          }}
        />
      ))}
    </Pressable>
  );
};
