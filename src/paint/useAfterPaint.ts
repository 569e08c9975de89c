import { useEffect, useState } from 'react';

/**
 * The value, one painted frame late. What is slow to draw waits for what is quick: a tap is answered by its sheet at once, and
 * the map follows.
 */
export const useAfterPaint = <T>(value: T): T => {
  const [painted, setPainted] = useState(value);
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
