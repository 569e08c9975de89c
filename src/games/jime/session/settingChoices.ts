import { LANGUAGES } from '@/i18n/languages';

/** Settings of this game alone: in which language its cards are printed, and whether new companies use the mirror. */
export const JIME_SETTINGS = {
  cardNames: ['both', ...LANGUAGES],
  mirror: ['off', 'on'],
} as const;
