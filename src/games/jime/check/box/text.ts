import type { Fault, Text, TextFiles } from '@/games/jime/content/files';
import { readText, readVerified } from '@/games/jime/content/load';
import type { Asked } from '@/games/jime/content/textKeys';
import type { Language } from '@/i18n/languages';
import { LANGUAGES } from '@/i18n/languages';

const placeholders = (text: string): string => [...text.matchAll(/\{\w+\}/g)].map(String).sort().join(' ');

type Habit = readonly [RegExp, string];

/** Typing habits that print badly, in any language and in one. */
const EVERYWHERE: readonly Habit[] = [[/["']/, 'has a straight quote']];
const TYPOGRAPHY: Partial<Record<Language, readonly Habit[]>> = {
  fr: [[/[^\u00a0\u202f][;:?!»](?!\S)|«[^\u00a0\u202f]/, 'needs a no-break space beside ; : ? ! « »']],
};

/** What is badly typed in a line of a language. */
export const mistyped = (language: Language, line: string): string[] =>
  [...EVERYWHERE, ...(TYPOGRAPHY[language] ?? [])]
    .filter(([pattern]) => pattern.test(line))
    .map(([, message]) => message);

const checkLanguage = (language: Language, text: Text, file: string, asked: readonly Asked[]): Fault[] => {
  const keys = new Set(asked.map(({ key }) => key));
  const missing = asked
    .filter(({ key }, index) => !(key in text) && asked.findIndex((other) => other.key === key) === index)
    .map(({ key, by }) => ({ file, path: key, message: `missing; ${by} asks for it` }));
  const unused = Object.keys(text)
    .filter((key) => !keys.has(key))
    .map((key) => ({ file, path: key, message: 'nothing asks for it' }));
  const badly = Object.entries(text).flatMap(([path, line]) =>
    mistyped(language, line).map((message): Fault => ({ file, path, message, advice: true })),
  );
  return [...missing, ...unused, ...badly];
};

const checkPlaceholders = (leading: Text, text: Text, file: string, leadingFile: string): Fault[] =>
  Object.entries(text).flatMap(([path, line]) => {
    const wanted = placeholders(leading[path] ?? line);
    const found = placeholders(line);
    return found === wanted
      ? []
      : [{ file, path, message: `placeholders “${found}”, but “${wanted}” in ${leadingFile}` }];
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

/**
 * The words of one folder: every key asked for is there in each of the languages, no other, with the placeholders of the
 * first.
 */
export const checkText = (
  asked: readonly Asked[],
  files: TextFiles,
  folder: string,
  languages: readonly Language[] = LANGUAGES,
): Fault[] => {
  const fileOf = (name: string): string => `${folder}/text/${name}.json`;
  const read = languages.map((language) => {
    const file = fileOf(language);
    return { language, file, ...readText(files[language], file) };
  });
  const [leading, ...others] = read;
  return [
    ...read.flatMap(({ faults }) => faults),
    ...read.flatMap(({ language, file, value }) =>
      value ? checkLanguage(language, value, file, asked) : [],
    ),
    ...others.flatMap(({ file, value }) =>
      checkPlaceholders(leading?.value ?? {}, value ?? {}, file, `${leading?.language}.json`),
    ),
    ...languages.flatMap((language) =>
      checkVerified(files[`verified-${language}`], asked, fileOf(`verified-${language}`)),
    ),
  ];
};
