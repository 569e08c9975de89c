import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** A browser whose graphics have just failed needs a moment before it gives any out again. */
const MOMENT = 300;

/**
 * How often a canvas inside has lost its graphics: an old tablet takes them from a page that was put away, and what was painted
 * on that canvas never comes back.
 */
export const useLostContexts = (frame: RefObject<unknown>): number => {
  const [lost, setLost] = useState(0);
  useEffect(() => {
    const element = frame.current as HTMLElement | null;
    let later: ReturnType<typeof setTimeout> | undefined;
    const lose = () => {
      clearTimeout(later);
      later = setTimeout(() => setLost((before) => before + 1), MOMENT);
    };
    // The event does not bubble: it is met on its way down.
    element?.addEventListener('webglcontextlost', lose, true);
    return () => {
      clearTimeout(later);
      element?.removeEventListener('webglcontextlost', lose, true);
    };
  }, [frame]);
  return lost;
};
