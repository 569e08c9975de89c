/** Every language of the app. English leads: the others have its shape. */
export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français' };

/** Where each language is spoken as we write it: for dates and for the voice of the device. */
export const LOCALES: Record<Language, string> = { en: 'en-GB', fr: 'fr-FR' };

export const isLanguage = (code: unknown): code is Language =>
  LANGUAGES.some((language) => language === code);

/** The first language of the device that we speak; English when we speak none of them. */
export const firstSpoken = (deviceLanguages: readonly (string | null)[]): Language =>
  deviceLanguages.find(isLanguage) ?? 'en';

/** Something in every language, made one by one. */
export const byLanguage = <T>(make: (language: Language) => T): Record<Language, T> =>
  // A list of entries does not say to the compiler that every language has one.
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, T>;

/** Something in every language, read side by side. */
export const openByLanguage = async <T>(
  open: (language: Language) => Promise<T>,
): Promise<Record<Language, T>> => {
  const opened = await Promise.all(
    LANGUAGES.map(async (language) => ({ language, value: await open(language) })),
  );
  const values = new Map(opened.map(({ language, value }) => [language, value]));
  // Every language has just been set.
  return byLanguage((language) => values.get(language) as T);
};

/** The languages that something comes in, English first. */
export const languagesOf = (said: Partial<Record<Language, unknown>>): Language[] =>
  LANGUAGES.filter((language) => said[language] !== undefined);

/** The language to show of those there are: the reader's, else English, else any. */
export const nearestLanguage = (there: readonly Language[], wanted: Language): Language | undefined =>
  [wanted, 'en' as const].find((language) => there.includes(language)) ?? there[0];

/** What a reader is shown of something that may not come in every language. */
export const inLanguage = <T>(said: Partial<Record<Language, T>>, wanted: Language): T | undefined => {
  const language = nearestLanguage(languagesOf(said), wanted);
  return language && said[language];
};
