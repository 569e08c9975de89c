import type { ReactNode } from 'react';
import type { SharedValue } from 'react-native-reanimated';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';
import type { Camera } from './camera';
import { TOUCH_UNIT } from './TouchTargets';

type Props = { label: string; camera: SharedValue<Camera>; children: ReactNode };

/**
 * Nothing to see: what can be touched, reached by keyboard and read aloud, lying exactly over what is painted. Its role makes it
 * one stop of the Tab key, with arrows from thing to thing.
 */
export const TouchLayer = ({ label, camera, children }: Props) => {
  const moved = useAnimatedStyle(() => {
    const { x, y, angle } = camera.get();
    return {
      transform: [
        { translateX: x },
        { translateY: y },
        { rotate: `${angle}deg` },
        { scale: camera.get().scale / TOUCH_UNIT },
      ],
    };
  });
  return (
    <Animated.View
      role="toolbar"
      aria-label={label}
      pointerEvents="box-none"
      style={[{ position: 'absolute', left: 0, top: 0, width: 0, height: 0, transformOrigin: '0 0' }, moved]}
    >
      {children}
    </Animated.View>
  );
};
