import { createContext, useContext } from 'react';
import { useColorScheme } from 'react-native';
import { useSettings } from '@/session/settings';
import { useDeviceReducedMotion } from './useDeviceReducedMotion';
import type { ColourScheme, Palette } from './palette';
import { PALETTES } from './palette';

/** Six sizes, in points at the normal text size. Body is the smallest a sentence may have. */
export const SIZES = { label: 16, body: 18, story: 22, heading: 28, title: 40, numeral: 56 } as const;
export type Size = keyof typeof SIZES;

export const TEXT_SCALE = { normal: 1, large: 1.15, larger: 1.3, largest: 1.5 } as const;

/** Letters larger than this leave less room: there a page says in short what it unfolds at a touch. */
export const ROOMY = 1.2;

/** The smallest side of anything that can be touched. */
export const TOUCH = 48;
export const SPACE = { xs: 4, s: 8, m: 16, l: 24, xl: 40 } as const;
export const RADIUS = 10;
/** No column of text is wider than this: about 70 characters of body. */
export const MEASURE = 640;

export type { Font } from './fonts';
export { FONTS } from './fonts';

export type Theme = { scheme: ColourScheme; colours: Palette; scale: number; reducedMotion: boolean };

/** The light of one page, whatever the setting says: a page may be dark by day too. */
export const OwnScheme = createContext<ColourScheme | null>(null);

export const useTheme = (): Theme => {
  const { theme, textSize, motion } = useSettings((state) => state.settings);
  const device = useColorScheme() === 'dark' ? 'night' : 'day';
  const deviceReducedMotion = useDeviceReducedMotion();
  const scheme = useContext(OwnScheme) ?? (theme === 'device' ? device : theme);
  return {
    scheme,
    colours: PALETTES[scheme],
    scale: TEXT_SCALE[textSize],
    reducedMotion: motion === 'device' ? deviceReducedMotion : motion === 'reduced',
  };
};
