import { fontStack } from './fontStack';

/** The letters of the app, by the names under which its root loads them. */
export const FONTS = {
  serif: fontStack('Alegreya_400Regular', 'serif'),
  serifItalic: fontStack('Alegreya_400Regular_Italic', 'serif'),
  serifBold: fontStack('Alegreya_700Bold', 'serif'),
  sans: fontStack('AlegreyaSans_500Medium', 'sans-serif'),
  sansBold: fontStack('AlegreyaSans_700Bold', 'sans-serif'),
} as const;
export type Font = keyof typeof FONTS;
