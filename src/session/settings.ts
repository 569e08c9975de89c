import { getLocales } from 'expo-localization';
import type { Translations } from '@/i18n';
import { wordsOf } from '@/i18n';
import type { Language } from '@/i18n/languages';
import { firstSpoken } from '@/i18n/languages';
import { createSettings } from './createSettings';
import { SETTINGS } from './settingChoices';

export type { SettingName, Settings } from './settingChoices';
export { SETTINGS };

export const useSettings = createSettings(SETTINGS);

export const useLanguage = (): Language =>
  useSettings(({ settings }) =>
    settings.language === 'device'
      ? firstSpoken(getLocales().map((locale) => locale.languageCode))
      : settings.language,
  );

export const useWords = (): Translations => wordsOf(useLanguage());
