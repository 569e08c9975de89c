import { Pressable, View } from 'react-native';
import { chosenState } from '@/ui/chosenState';
import { tapSound } from '@/ui/sound';
import type { Point } from './geometry';

/** Points per unit of the board before the camera enlarges: fractions of a point would be rounded away. */
export const TOUCH_UNIT = 100;

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
    {...chosenState('button', touch.selected === touch.id)}
    {...press(touch)}
    onFocus={() => touch.onReach(at)}
    style={{
      position: 'absolute',
      left: (at.x - half.x) * TOUCH_UNIT,
      top: (at.y - half.y) * TOUCH_UNIT,
      width: 2 * half.x * TOUCH_UNIT,
      height: 2 * half.y * TOUCH_UNIT,
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
      {...chosenState('button', touch.selected === touch.id)}
      {...press(touch)}
      onFocus={() => touch.onReach(middle)}
      pointerEvents="box-none"
      style={{
        position: 'absolute',
        left: left * TOUCH_UNIT,
        top: top * TOUCH_UNIT,
        width: (right - left) * TOUCH_UNIT,
        height: (bottom - top) * TOUCH_UNIT,
      }}
    >
      {cells.map(({ x, y }) => (
        <View
          key={`${x} ${y}`}
          style={{
            position: 'absolute',
            left: (x - half.x - left) * TOUCH_UNIT,
            top: (y - half.y - top) * TOUCH_UNIT,
            width: 2 * half.x * TOUCH_UNIT,
            height: 2 * half.y * TOUCH_UNIT,
          }}
        />
      ))}
    </Pressable>
  );
};
