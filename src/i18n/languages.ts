/** Every language of the app, English first: it leads, and the others have its shape. */
export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français' };

/** Where each language is spoken as we write it: for dates, numbers and the voice of the device. */
export const LOCALES: Record<Language, string> = { en: 'en-GB', fr: 'fr-FR' };

export const isLanguage = (code: unknown): code is Language =>
  LANGUAGES.some((language) => language === code);

/** The first language of the device that we speak; English when we speak none of them. */
export const firstSpoken = (deviceLanguages: readonly (string | null)[]): Language =>
  deviceLanguages.find(isLanguage) ?? LANGUAGES[0];

/** Something in every language, made one by one. */
export const byLanguage = <T>(make: (language: Language) => T): Record<Language, T> =>
  // A list of entries does not say to the compiler that every language has one.
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, T>;
