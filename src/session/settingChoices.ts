import { LANGUAGES } from '@/i18n/languages';
import type { Chosen } from '@/saves/settings';

/** Settings of the whole app; each game has its own beside them. */
export const SETTINGS = {
  language: ['device', ...LANGUAGES],
  textSize: ['normal', 'large', 'larger', 'largest'],
  theme: ['device', 'day', 'night'],
  motion: ['device', 'full', 'reduced'],
  flip: ['off', 'on'],
  awake: ['on', 'off'],
  sound: ['on', 'off'],
  haptics: ['on', 'off'],
  narration: ['off', 'on'],
} as const;

export type SettingName = keyof typeof SETTINGS;
export type Settings = Chosen<typeof SETTINGS>;
