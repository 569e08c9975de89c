import { useEffect, useState } from 'react';
import { AccessibilityInfo } from 'react-native';

/** Whether the device itself asks for little motion. (Reanimated could tell, but would weigh on the title page.) */
export const useDeviceReducedMotion = (): boolean => {
  const [reducedMotion, setReducedMotion] = useState(false);
  useEffect(() => {
    void AccessibilityInfo.isReduceMotionEnabled().then((asked) => asked && setReducedMotion(true));
    const watch = AccessibilityInfo.addEventListener('reduceMotionChanged', setReducedMotion);
    return () => watch?.remove();
  }, []);
  return reducedMotion;
};
