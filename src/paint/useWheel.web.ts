import type { RefObject } from 'react';
import { useEffect } from 'react';
import type { View } from 'react-native';

/** The wheel and the two fingers of a trackpad enlarge about the pointer; the page itself must not scroll or zoom. */
export const useWheel = (
  board: RefObject<View | null>,
  zoom: (x: number, y: number, factor: number) => void,
) => {
  useEffect(() => {
    const node = board.current as unknown as HTMLElement | null;
    if (!node) return undefined;
    const turn = (event: WheelEvent): void => {
      event.preventDefault();
      const { left, top } = node.getBoundingClientRect();
      zoom(
        event.clientX - left,
        event.clientY - top,
        Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)),
      );
    };
    node.addEventListener('wheel', turn, { passive: false });
    return () => node.removeEventListener('wheel', turn);
  }, [board, zoom]);
};
