import { LANGUAGES } from '@/i18n/languages';
import { foldedWords } from '@/kernel/fold';
import type { Reference, Term, Topic } from '@/session/reference';

/** Words of one part of an entry; a name or a topic weighs more than a passing mention. */
type Field = { weight: number; words: string[] };

type Indexed = { topic: Topic; number: string; title: string; fields: Field[] };

export type SearchIndex = {
  indexed: Indexed[];
  /** What else a term of the game is called, by each of its names. */
  otherNames: Map<string, string[]>;
};

/** One and several alike, in what is typed and in what is searched: “lieux” finds “lieu”, “allies” finds “ally”. */
const singular = (word: string): string =>
  word.length > 3 ? word.replace(/ies$/, 'y').replace(/[sx]$/, '') : word;

const wordsOf = (text: string): string[] => foldedWords(text).map(singular);

/** “de” and “of” say nothing beside other words, and must not decide; a code before a number does. */
const tellingWords = (text: string): string[] => {
  const words = wordsOf(text);
  const telling = words.filter((word, i) => !/^[a-z]{1,2}$/.test(word) || /^\d/.test(words[i + 1] ?? ''));
  return telling.length > 0 ? telling : words;
};
const numberPhrase = (text: string): string => wordsOf(text).join(' ');
const phraseOf = (text: string): string => tellingWords(text).join(' ');

/** More than any word: what was typed is the number itself, begins it, or is the whole title. */
const WHOLE_NUMBER = 1000;
const NUMBER_BEGUN = 500;
const WHOLE_TITLE = 100;

/** A whole word counts for more than the beginning of one. */
const WHOLE_WORD = 2;
const WORD_BEGUN = 1;

const fieldsOf = ({ number, cards, title, tags, text }: Topic): Field[] => [
  { weight: 10, words: wordsOf(cards.join(' ')) },
  { weight: 8, words: wordsOf(title) },
  { weight: 6, words: wordsOf(tags.join(' ')) },
  { weight: 2, words: wordsOf(number ?? '') },
  { weight: 1, words: wordsOf(text) },
];

const otherNamesOf = (terms: readonly Term[]): Map<string, string[]> => {
  const others = new Map<string, string[]>();
  for (const term of terms) {
    const names = LANGUAGES.map((language) => phraseOf(term[language]));
    for (const name of names) others.set(name, [...(others.get(name) ?? []), ...names]);
  }
  return others;
};

/** Folds everything once, so that each letter typed only has to compare. */
export const indexOf = ({ topics, terms }: Pick<Reference, 'topics' | 'terms'>): SearchIndex => ({
  indexed: topics.map((topic) => ({
    topic,
    number: numberPhrase(topic.number ?? ''),
    title: phraseOf(topic.title),
    fields: fieldsOf(topic),
  })),
  otherNames: otherNamesOf(terms),
});

/** How many words a term of the game may have, the longest first. */
const TERM_WORDS = [4, 3, 2, 1];

/** What was typed, term by term or else word by word, each with what else it is called. */
const askedFor = (words: readonly string[], otherNames: SearchIndex['otherNames']): string[][] => {
  const asked: string[][] = [];
  for (let at = 0; at < words.length;) {
    const phrases = TERM_WORDS.map((count) => words.slice(at, at + count).join(' '));
    const phrase = phrases.find((each) => otherNames.has(each)) ?? words.slice(at, at + 1).join(' ');
    asked.push([phrase, ...(otherNames.get(phrase) ?? [])]);
    at += phrase.split(' ').length;
  }
  return asked;
};

const foundIn = (words: readonly string[], typed: string): number => {
  if (words.includes(typed)) return WHOLE_WORD;
  return words.some((word) => word.startsWith(typed)) ? WORD_BEGUN : 0;
};

const wordScore = (fields: readonly Field[], typed: string): number =>
  Math.max(...fields.map(({ weight, words }) => weight * foundIn(words, typed)));

const phraseScore = (fields: readonly Field[], phrase: string): number =>
  Math.min(...phrase.split(' ').map((word) => wordScore(fields, word)));

/** An entry answers as well as its weakest word does; a word not found is zero. */
const scoreOf = ({ title, fields }: Indexed, asked: readonly string[][]): number => {
  if (asked.length === 1 && asked[0]?.includes(title)) return WHOLE_TITLE;
  return Math.min(...asked.map((names) => Math.max(...names.map((name) => phraseScore(fields, name)))));
};

const numberScore = ({ number }: Indexed, typed: string): number => {
  if (number === typed) return WHOLE_NUMBER;
  return number.startsWith(typed) ? NUMBER_BEGUN : 0;
};

/** Whether what was typed is the number of an entry. */
export const hasNumber = ({ indexed }: SearchIndex, query: string): boolean => {
  const typed = numberPhrase(query);
  return typed !== '' && indexed.some(({ number }) => number === typed);
};

/** The entries that answer to what was typed, the best first, then in the order of the documents. */
export const search = ({ indexed, otherNames }: SearchIndex, query: string): Topic[] => {
  const typed = numberPhrase(query);
  if (typed === '') return indexed.map(({ topic }) => topic);
  const asked = askedFor(tellingWords(query), otherNames);
  return indexed
    .map((entry) => ({ topic: entry.topic, score: numberScore(entry, typed) || scoreOf(entry, asked) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ topic }) => topic);
};

const isPartOf = (part: string, whole: string): boolean => part.startsWith(`${whole}.`);

/** What to look up at a step: its own entries, then those of its whole phase or of the parts of that phase. */
export const topicsOfStep = (topics: readonly Topic[], step: string): Topic[] => {
  const own = topics.filter(({ steps }) => steps.includes(step));
  const near = topics.filter(
    ({ steps }) =>
      !steps.includes(step) && steps.some((other) => isPartOf(other, step) || isPartOf(step, other)),
  );
  return [...own, ...near];
};
