import { getLocales } from 'expo-localization';
import { AppState } from 'react-native';
import type { Translations } from '@/i18n';
import { wordsOf } from '@/i18n';
import type { Language } from '@/i18n/languages';
import { firstSpoken } from '@/i18n/languages';
import { createSettings } from './createSettings';
import { keepGuess } from './firstGuess';
import { guessedSettings } from './guessedSettings';
import { SETTINGS } from './settingChoices';

export type { SettingName, Settings } from './settingChoices';
export { SETTINGS };

export const useSettings = createSettings(SETTINGS, '', guessedSettings());

// Only what the book has said: a session without one is forgotten when it ends.
useSettings.subscribe(({ book, settings }) => {
  if (book) keepGuess('settings', settings);
});

/** Asked once, and again when the app was away: a browser takes so long to say that every tap would wait for it. */
let deviceLanguage: Language | null = null;
AppState.addEventListener('change', () => {
  deviceLanguage = null;
});

const languageOfDevice = (): Language =>
  (deviceLanguage ??= firstSpoken(getLocales().map((locale) => locale.languageCode)));

export const useLanguage = (): Language =>
  useSettings(({ settings }) => (settings.language === 'device' ? languageOfDevice() : settings.language));

export const useWords = (): Translations => wordsOf(useLanguage());
