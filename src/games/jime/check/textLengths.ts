import type { Fault, Texts } from '@/games/jime/content';
import { languagesOf } from '@/i18n/languages';

/** More than any page of ours has, and little enough that every screen shows it at once. */
const LONGEST_TEXT = 3000;
const LONGEST_WORD = 60;
const LONGEST_NAME = 120;
/** Each pair of asterisks is a paragraph of its own. */
const MOST_ASTERISKS = 40;

const longestWord = (text: string): number =>
  text.split(/\s+/).reduce((longest, word) => Math.max(longest, word.length), 0);

const isName = (key: string): boolean => key.endsWith('.name') || key === 'name';

const faultsOf = (key: string, text: string): string[] => {
  if (text.length > LONGEST_TEXT)
    return [`${text.length} characters; ${LONGEST_TEXT} is the most, divide it`];
  const word = longestWord(text);
  const asterisks = text.split('*').length - 1;
  return [
    ...(word > LONGEST_WORD ? [`a word of ${word} letters; ${LONGEST_WORD} is the most`] : []),
    ...(isName(key) && text.length > LONGEST_NAME
      ? [`a name of ${text.length} letters; ${LONGEST_NAME} is the most`]
      : []),
    ...(asterisks > MOST_ASTERISKS ? [`${asterisks} asterisks; ${MOST_ASTERISKS} is the most`] : []),
  ];
};

/** Texts too long to be shown: a page that lays them out would no longer answer. */
export const textLengths = (texts: Texts, folder: string): Fault[] =>
  languagesOf(texts).flatMap((language) =>
    Object.entries(texts[language] ?? {}).flatMap(([key, text]) =>
      faultsOf(key, text).map((message) => ({
        file: `${folder}/text/${language}.json`,
        ...{ path: key, message },
      })),
    ),
  );
