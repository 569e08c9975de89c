import { useEffect, useState } from 'react';

/** Does it once the frame on its way is painted; what is returned takes it back until then. */
export const afterPaint = (run: () => void): (() => void) => {
  let later: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    later = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(later);
  };
};

/**
 * The value, one painted frame late. What is slow to draw waits for what is quick: a tap is answered by its sheet at once, and
 * the map follows. `first` is shown until then when there is nothing yet to show.
 */
export const useAfterPaint = <T>(value: T, first = value): T => {
  const [painted, setPainted] = useState(first);
  useEffect(() => afterPaint(() => setPainted(() => value)), [value]);
  return painted;
};
