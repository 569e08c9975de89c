import type { ReactNode } from 'react';
import { Pressable, View } from 'react-native';
import type { SharedValue } from 'react-native-reanimated';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';
import { tapSound } from '@/ui/sound';
import type { Camera } from './camera';
import type { Point } from './geometry';

/** Points per unit of the board before the camera enlarges: fractions of a point would be rounded away. */
const UNIT = 100;

/** Nothing to see: what can be touched, reached by keyboard and read aloud, lying exactly over what is painted. */
export const TouchLayer = ({ camera, children }: { camera: SharedValue<Camera>; children: ReactNode }) => {
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
  return (
    <Animated.View
      pointerEvents="box-none"
      style={[{ position: 'absolute', left: 0, top: 0, width: 0, height: 0, transformOrigin: '0 0' }, moved]}
    >
      {children}
    </Animated.View>
  );
};

export type TouchHandlers = {
  /** What was touched last, by its id. */
  selected: string | null;
  onTouch(id: string): void;
  /** The keyboard has come to what lies there. */
  onReach(point: Point): void;
};

type Touchable = TouchHandlers & { id: string; label: string };

const press = ({ id, onTouch }: Touchable) => ({
  onPress: () => {
    tapSound();
    onTouch(id);
  },
});

/** A rectangle about a point of the board. */
export const TouchSpot = ({ at, half, ...touch }: Touchable & { at: Point; half: Point }) => (
  <Pressable
    role="button"
    aria-label={touch.label}
    aria-selected={touch.selected === touch.id}
    {...press(touch)}
    onFocus={() => touch.onReach(at)}
    style={{
      position: 'absolute',
      left: (at.x - half.x) * UNIT,
      top: (at.y - half.y) * UNIT,
      width: 2 * half.x * UNIT,
      height: 2 * half.y * UNIT,
    }}
  />
);

type AreaProps = Touchable & { cells: readonly Point[]; half: Point; middle: Point };

/** As wide as all its cells, but touched only on them: its neighbours lie in the same box. */
export const TouchArea = ({ cells, half, middle, ...touch }: AreaProps) => {
  const left = Math.min(...cells.map(({ x }) => x)) - half.x;
  const top = Math.min(...cells.map(({ y }) => y)) - half.y;
  const right = Math.max(...cells.map(({ x }) => x)) + half.x;
  const bottom = Math.max(...cells.map(({ y }) => y)) + half.y;
  return (
    <Pressable
      role="button"
      aria-label={touch.label}
      aria-selected={touch.selected === touch.id}
      {...press(touch)}
      onFocus={() => touch.onReach(middle)}
      pointerEvents="box-none"
      style={{
        position: 'absolute',
        left: left * UNIT,
        top: top * UNIT,
        width: (right - left) * UNIT,
        height: (bottom - top) * UNIT,
      }}
    >
      {cells.map(({ x, y }) => (
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
