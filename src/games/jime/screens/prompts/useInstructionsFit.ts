import { useRef, useState } from 'react';
import type { LayoutChangeEvent } from 'react-native';

/** How high each part is: the whole sheet, the window its text scrolls in, all the text, and the instructions. */
const UNKNOWN = { sheet: 0, window: 0, text: 0, instructions: 0 };
type Part = keyof typeof UNKNOWN;

/** The instructions stay in sight up to this share of the sheet; higher ones leave too few lines of text to read. */
const MOST = 1 / 3;

/**
 * Whether a sheet has room for its instructions beside its text: without, they are read below it. The heights are no state
 * of their own: a sheet that has room is not drawn again for having been measured.
 */
export const useInstructionsFit = () => {
  const heights = useRef(UNKNOWN);
  const [fits, setFits] = useState(true);
  const setHeight = (part: Part, height: number): void => {
    heights.current = { ...heights.current, [part]: height };
    const { sheet, window, text, instructions } = heights.current;
    // What scrolls by less than a point does not scroll.
    setFits(text <= window + 1 || instructions <= sheet * MOST);
  };
  const measure = (part: Part) => (event: LayoutChangeEvent) =>
    setHeight(part, event.nativeEvent.layout.height);
  return { fits, measure, setHeight };
};
