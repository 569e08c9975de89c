import { useEffect, useState } from 'react';

/**
 * The value, one painted frame late. What is slow to draw waits for what is quick: a tap is answered by its sheet at once, and
 * the map follows. `first` is shown until then when there is nothing yet to show.
 */
export const useAfterPaint = <T>(value: T, first = value): T => {
  const [painted, setPainted] = useState(first);
  useEffect(() => {
    let later: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      later = setTimeout(() => setPainted(() => value));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(later);
    };
  }, [value]);
  return painted;
};
