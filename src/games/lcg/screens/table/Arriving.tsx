import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Animated } from 'react-native';
import { useTheme } from '@/ui/theme';

/** What comes with a new step comes in gently; with reduced motion it is simply there. */
export const Arriving = ({ children }: { children: ReactNode }) => {
  const { reducedMotion } = useTheme();
  const [come] = useState(() => new Animated.Value(reducedMotion ? 1 : 0));
  useEffect(() => {
    Animated.timing(come, { toValue: 1, duration: reducedMotion ? 0 : 200, useNativeDriver: false }).start();
  }, [come, reducedMotion]);
  const shift = come.interpolate({ inputRange: [0, 1], outputRange: [16, 0] });
  return (
    <Animated.View
      style={{ flexGrow: 1, flexShrink: 1, minHeight: 0, opacity: come, transform: [{ translateX: shift }] }}
    >
      {children}
    </Animated.View>
  );
};
