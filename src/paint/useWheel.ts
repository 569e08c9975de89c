import type { RefObject } from 'react';
import type { View } from 'react-native';

/** Tablets have no wheel. */
export const useWheel = (
  _board: RefObject<View | null>,
  _zoom: (x: number, y: number, factor: number) => void,
) => undefined;
