import type { ColourScheme } from '@/ui/palette';

/** What the table under a board is painted with: vellum on oak by day, leather on dark oak by night. */
export type GroundColours = {
  oak: string;
  /** The grain of the oak, and the shadow of what lies on it. */
  oakDark: string;
  /** The skin itself is the theme's ground. Its fibres or pores: */
  grain: string;
  contour: string;
  /** Patches a little warmer and a little darker than the rest. */
  warm: string;
  stain: string;
  /** Towards the edges, at most `EDGE` of it. */
  edge: string;
};

export const GROUND_COLOURS: Record<ColourScheme, GroundColours> = {
  day: {
    oak: '#9B7446',
    oakDark: '#5E4122',
    grain: '#8A6E47',
    contour: '#8C6C3E',
    warm: '#FFF4D6',
    stain: '#D9BE8C',
    edge: '#7A5628',
  },
  night: {
    oak: '#26190E',
    oakDark: '#0B0704',
    grain: '#57462F',
    contour: '#8E7346',
    warm: '#3A2B1C',
    stain: '#120D09',
    edge: '#060403',
  },
};

/** How strong a stain is in its middle, and how far the edges darken: text must still be read where both meet. */
export const STAIN = 0.2;
export const EDGE: Record<ColourScheme, number> = { day: 0.1, night: 0.7 };
