import { LANGUAGES } from '@/i18n/languages';
import { foldedWords } from '@/kernel/fold';
import type { Work } from '@/kernel/slices';
import { conclude } from '@/kernel/slices';
import type { Reference, Term, Topic } from '@/session/reference';
import { STOP_WORDS } from './stopWords';

/** Where a word stands: in which entry, and how much it weighs there. */
export type Posting = { entry: number; weight: number };

export type SearchIndex = {
  entries: readonly { topic: Topic; number: string; title: string }[];
  /** Every word there is, in order, so that those with one beginning stand together. */
  vocabulary: readonly string[];
  postings: ReadonlyMap<string, readonly Posting[]>;
  /** What else a term of the game is called, by each of its names. */
  otherNames: ReadonlyMap<string, readonly string[]>;
};

/** One and several alike, in what is typed and in what is searched: “lieux” finds “lieu”, “allies” finds “ally”. */
const singular = (word: string): string =>
  word.length > 3 ? word.replace(/ies$/, 'y').replace(/[sx]$/, '') : word;

export const wordsOf = (text: string): string[] => foldedWords(text).map(singular);

/** “of” and “what” say nothing beside other words, and must not decide; a code before a number does. */
export const tellingWords = (text: string): string[] => {
  const words = wordsOf(text);
  const telling = words.filter(
    (word, i) => !(/^[a-z]{1,2}$/.test(word) || STOP_WORDS.has(word)) || /^\d/.test(words[i + 1] ?? ''),
  );
  return telling.length > 0 ? telling : words;
};

export const numberPhrase = (text: string): string => wordsOf(text).join(' ');
const phraseOf = (text: string): string => tellingWords(text).join(' ');

/** A name or a topic weighs more than a passing mention. */
const weighed = ({
  number,
  cards,
  title,
  tags,
  alsoAsked = [],
  text,
  more = [],
}: Topic): [number, string][] => [
  [10, cards.join(' ')],
  [8, title],
  [6, [...tags, ...alsoAsked].join(' ')],
  [2, number ?? ''],
  [1, text],
  [1, more.map((one) => one.text).join(' ')],
];

/** The words of an entry, each with the most it weighs anywhere in it. */
const weightsOf = (topic: Topic): Map<string, number> => {
  const weights = new Map<string, number>();
  for (const [weight, text] of weighed(topic))
    for (const word of wordsOf(text)) weights.set(word, Math.max(weight, weights.get(word) ?? 0));
  return weights;
};

const otherNamesOf = (terms: readonly Term[]): Map<string, string[]> => {
  const others = new Map<string, string[]>();
  for (const term of terms) {
    const names = LANGUAGES.map((language) => phraseOf(term[language]));
    for (const name of names) others.set(name, [...(others.get(name) ?? []), ...names]);
  }
  return others;
};

/** Folds everything once, so that each letter typed only has to look words up. */
export function* indexing({ topics, terms }: Pick<Reference, 'topics' | 'terms'>): Work<SearchIndex> {
  const postings = new Map<string, Posting[]>();
  for (const [entry, topic] of topics.entries()) {
    yield undefined;
    for (const [word, weight] of weightsOf(topic)) {
      const known = postings.get(word);
      if (known) known.push({ entry, weight });
      else postings.set(word, [{ entry, weight }]);
    }
  }
  const entries: SearchIndex['entries'][number][] = [];
  for (const topic of topics) {
    yield undefined;
    entries.push({ topic, number: numberPhrase(topic.number ?? ''), title: phraseOf(topic.title) });
  }
  const vocabulary = [...postings.keys()].sort();
  yield undefined;
  return { entries, vocabulary, postings, otherNames: otherNamesOf(terms) };
}

export const indexOf = (reference: Pick<Reference, 'topics' | 'terms'>): SearchIndex =>
  conclude(indexing(reference));

/** The words that begin so: a stretch of the vocabulary. */
export const wordsBegun = ({ vocabulary }: SearchIndex, beginning: string): readonly string[] => {
  let [low, high] = [0, vocabulary.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((vocabulary[middle] ?? '') < beginning) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (vocabulary[end]?.startsWith(beginning)) end += 1;
  return vocabulary.slice(low, end);
};
