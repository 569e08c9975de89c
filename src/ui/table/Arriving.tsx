import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Animated } from 'react-native';
import { SPACE, useTheme } from '../theme';

/** What comes with a new step comes in gently; with reduced motion it is simply there. The buttons under it stay still. */
export const Arriving = ({ children }: { children: ReactNode }) => {
  const { reducedMotion } = useTheme();
  const [come] = useState(() => new Animated.Value(reducedMotion ? 1 : 0));
  useEffect(() => {
    Animated.timing(come, { toValue: 1, duration: reducedMotion ? 0 : 200, useNativeDriver: false }).start();
  }, [come, reducedMotion]);
  const shift = come.interpolate({ inputRange: [0, 1], outputRange: [10, 0] });
  return (
    <Animated.View style={{ gap: SPACE.s + 2, opacity: come, transform: [{ translateY: shift }] }}>
      {children}
    </Animated.View>
  );
};
