import type { ColourScheme } from '@/ui/palette';

/** A wash over the map: how much of its colour lies in the middle, and how much at the edges. */
export type Wash = { colour: string; middle: number; edges: number };

/** The shadow drains the middle and closes in from the edges; the numbers of tiles must still be read there. */
export const SHADOW: Record<ColourScheme, Wash> = {
  day: { colour: '#26262F', middle: 0.2, edges: 0.47 },
  night: { colour: '#05060B', middle: 0.26, edges: 0.47 },
};

/** A candle is brought in: its light is strongest in the middle. */
export const CANDLE: Record<ColourScheme, Wash> = {
  day: { colour: '#F2A93B', middle: 0.16, edges: 0 },
  night: { colour: '#F2A24A', middle: 0.14, edges: 0 },
};
