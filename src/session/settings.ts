import { getLocales } from 'expo-localization';
import { create } from 'zustand';
import type { Language } from '@/i18n/languages';
import type { Translations } from '@/i18n';
import { firstSpoken } from '@/i18n/languages';
import { wordsOf } from '@/i18n';
import type { Book } from '@/saves/book';
import type { BookFaultCode } from '@/saves/faults';
import { faultOf } from '@/saves/faults';
import type { SettingName, Settings } from '@/saves/settings';
import { DEFAULT_SETTINGS, keepSetting } from '@/saves/settings';

type SettingsState = {
  settings: Settings;
  book: Book | null;
  /** Why the last change could not be written; it still holds while the app is open. */
  unkept: BookFaultCode | null;
  adopt(book: Book | null, settings: Settings): void;
  choose<Name extends SettingName>(name: Name, value: Settings[Name]): Promise<void>;
  keepAgain(): Promise<void>;
};

export const useSettings = create<SettingsState>()((set, get) => {
  const keep = async (book: Book | null, names: SettingName[]): Promise<void> => {
    if (!book) return;
    try {
      for (const name of names) await keepSetting(book, name, get().settings[name]);
      set({ unkept: null });
    } catch (cause) {
      set({ unkept: faultOf(cause).code });
    }
  };
  return {
    settings: DEFAULT_SETTINGS,
    book: null,
    unkept: null,
    adopt: (book, settings) => set({ book, settings, unkept: null }),
    choose: async (name, value) => {
      set({ settings: { ...get().settings, [name]: value } });
      await keep(get().book, [name]);
    },
    keepAgain: () => keep(get().book, Object.keys(get().settings) as SettingName[]),
  };
});

export const useLanguage = (): Language =>
  useSettings(({ settings }) =>
    settings.language === 'device'
      ? firstSpoken(getLocales().map((locale) => locale.languageCode))
      : settings.language,
  );

export const useWords = (): Translations => wordsOf(useLanguage());
