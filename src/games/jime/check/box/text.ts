import type { Fault, Language, Text, TextFiles } from '@/games/jime/content/files';
import { LANGUAGES } from '@/games/jime/content/files';
import { readText, readVerified } from '@/games/jime/content/load';
import type { Asked } from '@/games/jime/content/textKeys';

const placeholders = (text: string): string => [...text.matchAll(/\{\w+\}/g)].map(String).sort().join(' ');

/** Typing habits that print badly: straight quotes, and in French a breaking space before high punctuation. */
const TYPOGRAPHY: Record<Language, readonly (readonly [RegExp, string])[]> = {
  en: [[/["']/, 'has a straight quote']],
  fr: [
    [/["']/, 'has a straight quote'],
    [/[^\u00a0\u202f][;:?!»](?!\S)|«[^\u00a0\u202f]/, 'needs a no-break space beside ; : ? ! « »'],
  ],
};

const checkLanguage = (language: Language, text: Text, file: string, asked: readonly Asked[]): Fault[] => {
  const keys = new Set(asked.map(({ key }) => key));
  const missing = asked
    .filter(({ key }, index) => !(key in text) && asked.findIndex((other) => other.key === key) === index)
    .map(({ key, by }) => ({ file, path: key, message: `missing; ${by} asks for it` }));
  const unused = Object.keys(text)
    .filter((key) => !keys.has(key))
    .map((key) => ({ file, path: key, message: 'nothing asks for it' }));
  const badly = Object.entries(text).flatMap(([path, line]) =>
    TYPOGRAPHY[language]
      .filter(([pattern]) => pattern.test(line))
      .map(([, message]) => ({ file, path, message })),
  );
  return [...missing, ...unused, ...badly];
};

const checkPlaceholders = (en: Text, fr: Text, file: string): Fault[] =>
  Object.entries(fr).flatMap(([path, line]) => {
    const wanted = placeholders(en[path] ?? line);
    const found = placeholders(line);
    return found === wanted
      ? []
      : [{ file, path, message: `placeholders “${found}”, but “${wanted}” in English` }];
  });

const checkVerified = (data: unknown, asked: readonly Asked[], file: string): Fault[] => {
  if (data === undefined) return [];
  const { value, faults } = readVerified(data, file);
  const unknown = (value ?? []).flatMap((key, index) =>
    asked.some((other) => other.key === key)
      ? []
      : [{ file, path: `[${index}]`, message: `no such text: “${key}”` }],
  );
  return [...faults, ...unknown];
};

/** The words of one folder: every key asked for is there in each language, no other, with the same placeholders. */
export const checkText = (asked: readonly Asked[], files: TextFiles, folder: string): Fault[] => {
  const fileOf = (name: string): string => `${folder}/text/${name}.json`;
  const read = { en: readText(files.en, fileOf('en')), fr: readText(files.fr, fileOf('fr')) };
  const en = read.en.value ?? {};
  const fr = read.fr.value ?? {};
  return [
    ...LANGUAGES.flatMap((language) => read[language].faults),
    ...LANGUAGES.flatMap((language) => {
      const { value } = read[language];
      return value ? checkLanguage(language, value, fileOf(language), asked) : [];
    }),
    ...checkPlaceholders(en, fr, fileOf('fr')),
    ...checkVerified(files['verified-fr'], asked, fileOf('verified-fr')),
  ];
};
