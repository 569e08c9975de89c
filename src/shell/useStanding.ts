import { useEffect } from 'react';
import { STANDS_MS, onPutAway, thisLaunch } from '@/session/launch';

/** Notes that this launch has not broken off: its page, once it has come to rest, has been there for a while, or it was put away. */
export const useStanding = (isAtRest: boolean): void => {
  useEffect(() => onPutAway(thisLaunch.stood), []);
  useEffect(() => {
    if (!isAtRest) return undefined;
    const timer = setTimeout(thisLaunch.stood, STANDS_MS);
    return () => clearTimeout(timer);
  }, [isAtRest]);
};
