import { LANGUAGES } from '@/i18n/languages';
import type { Chosen } from '@/saves/settings';

/** Settings of this game alone: in which language its cards are printed, whether new companies use the mirror, how loud a place is. */
export const JIME_SETTINGS = {
  cardNames: ['both', ...LANGUAGES],
  mirror: ['off', 'on'],
  ambience: ['off', 'low', 'medium', 'full'],
} as const;

export type JimeSettings = Chosen<typeof JIME_SETTINGS>;
