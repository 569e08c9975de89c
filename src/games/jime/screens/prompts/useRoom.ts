import { useRef, useState } from 'react';
import type { LayoutChangeEvent } from 'react-native';

/** How high each part is: the whole sheet, the window on what is told, all that is told, and the foot. */
const UNKNOWN = { sheet: 0, window: 0, told: 0, foot: 0 };
type Part = keyof typeof UNKNOWN;

/** The foot stands in sight beside the tale up to this share of the sheet; a higher one leaves too few lines to read. */
const MOST = 1 / 3;

/**
 * Whether a sheet has too little room for its foot to stay in sight: then it is read below the tale. The heights are no state
 * of their own: a sheet that has room is not drawn again for having been measured.
 */
export const useRoom = () => {
  const heights = useRef(UNKNOWN);
  const [tight, setTight] = useState(false);
  const isHigh = (part: Part, height: number): void => {
    heights.current = { ...heights.current, [part]: height };
    const { sheet, window, told, foot } = heights.current;
    // What scrolls by less than a point does not scroll.
    setTight(told > window + 1 && foot > sheet * MOST);
  };
  const measure = (part: Part) => (event: LayoutChangeEvent) => isHigh(part, event.nativeEvent.layout.height);
  return { tight, measure, isHigh };
};
