import type { RefObject } from 'react';
import type { ScrollView } from 'react-native';

/** A device scrolls by the hand, and by its screen reader. */
export const useScrollStop = (_area: RefObject<ScrollView | null>): void => undefined;
