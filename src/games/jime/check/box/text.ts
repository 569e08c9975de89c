import type { Fault, Text, TextFiles } from '@/games/jime/content/files';
import { readText, readVerified } from '@/games/jime/content/load';
import type { Asked } from '@/games/jime/content/textKeys';
import type { Language } from '@/i18n/languages';
import { LANGUAGES } from '@/i18n/languages';
import type { Work } from '@/kernel/slices';
import { conclude } from '@/kernel/slices';

type TextRead = { language: Language; file: string } & ReturnType<typeof readText>;

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

function* checkingLanguage(
  language: Language,
  text: Text,
  file: string,
  asked: readonly Asked[],
): Work<Fault[]> {
  const keys = new Map<string, string>();
  for (const { key, by } of asked) if (!keys.has(key)) keys.set(key, by);
  const missing = [...keys]
    .filter(([key]) => !(key in text))
    .map(([key, by]) => ({ file, path: key, message: `missing; ${by} asks for it` }));
  const unused = Object.keys(text)
    .filter((key) => !keys.has(key))
    .map((key) => ({ file, path: key, message: 'nothing asks for it' }));
  const badly: Fault[] = [];
  for (const [path, line] of Object.entries(text)) {
    yield undefined;
    for (const message of mistyped(language, line)) badly.push({ file, path, message, advice: true });
  }
  return [...missing, ...unused, ...badly];
}

function* checkingPlaceholders(leading: Text, text: Text, file: string, leadingFile: string): Work<Fault[]> {
  const faults: Fault[] = [];
  for (const [path, line] of Object.entries(text)) {
    yield undefined;
    const [wanted, found] = [placeholders(leading[path] ?? line), placeholders(line)];
    const message = `placeholders “${found}”, but “${wanted}” in ${leadingFile}`;
    if (found !== wanted) faults.push({ file, path, message });
  }
  return faults;
}

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
export function* checkingText(
  asked: readonly Asked[],
  files: TextFiles,
  folder: string,
  languages: readonly Language[] = LANGUAGES,
): Work<Fault[]> {
  const fileOf = (name: string): string => `${folder}/text/${name}.json`;
  const read: TextRead[] = [];
  for (const language of languages) {
    const file = fileOf(language);
    read.push({ language, file, ...readText(files[language], file) });
    yield undefined;
  }
  const [leading, ...others] = read;
  const found = read.flatMap(({ faults }) => faults);
  for (const { language, file, value } of read)
    if (value) found.push(...(yield* checkingLanguage(language, value, file, asked)));
  for (const { file, value } of others)
    found.push(
      ...(yield* checkingPlaceholders(leading?.value ?? {}, value ?? {}, file, `${leading?.language}.json`)),
    );
  for (const language of languages)
    found.push(...checkVerified(files[`verified-${language}`], asked, fileOf(`verified-${language}`)));
  return found;
}

export const checkText = (...folder: Parameters<typeof checkingText>): Fault[] =>
  conclude(checkingText(...folder));
