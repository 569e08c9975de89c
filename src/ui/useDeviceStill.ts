import { useEffect, useState } from 'react';
import { AccessibilityInfo } from 'react-native';

/** Whether the device itself asks for little motion. (Reanimated could tell, but would weigh on the title page.) */
export const useDeviceStill = (): boolean => {
  const [still, setStill] = useState(false);
  useEffect(() => {
    void AccessibilityInfo.isReduceMotionEnabled().then((asked) => asked && setStill(true));
    const watch = AccessibilityInfo.addEventListener('reduceMotionChanged', setStill);
    return () => watch?.remove();
  }, []);
  return still;
};
