import { LANGUAGES } from '@/i18n/languages';
import { folded, foldedWords } from './fold';
import type { Reference, Topic } from './load';
import type { Step } from './schema';

/** Words of one part of an entry; a name or a topic weighs more than a passing mention. */
type Field = { weight: number; words: string[] };

type Indexed = { topic: Topic; number: string; fields: Field[] };

export type SearchIndex = {
  indexed: Indexed[];
  /** Each term of the game as it is said in every language. */
  terms: string[][];
};

/** More than any sum of words: what was typed is the number itself, or begins it. */
const WHOLE_NUMBER = 1000;
const NUMBER_BEGUN = 500;

/** A whole word counts for more than the beginning of one. */
const WHOLE_WORD = 2;
const WORD_BEGUN = 1;

const fieldsOf = ({ number, cards, cardsEn = [], title, tags, text }: Topic): Field[] => [
  { weight: 12, words: foldedWords(number ?? '') },
  { weight: 10, words: foldedWords([...cards, ...cardsEn].join(' ')) },
  { weight: 8, words: foldedWords(title) },
  { weight: 6, words: foldedWords(tags.join(' ')) },
  { weight: 1, words: foldedWords(text) },
];

/** Folds everything once, so that each letter typed only has to compare. */
export const indexOf = ({ topics, terms }: Reference): SearchIndex => ({
  indexed: topics.map((topic) => ({ topic, number: folded(topic.number ?? ''), fields: fieldsOf(topic) })),
  terms: terms.map((term) => LANGUAGES.map((language) => folded(term[language]))),
});

/** What was typed, and the same with a term of the game said as in another language. */
const waysToSay = (typed: string, terms: readonly string[][]): string[] => {
  const whole = ` ${typed} `;
  const others = terms.flatMap((names) =>
    names
      .filter((name) => whole.includes(` ${name} `))
      .flatMap((name) => names.map((other) => whole.replace(` ${name} `, ` ${other} `).trim())),
  );
  return [...new Set([typed, ...others])];
};

const foundIn = (words: readonly string[], typed: string): number => {
  if (words.includes(typed)) return WHOLE_WORD;
  return words.some((word) => word.startsWith(typed)) ? WORD_BEGUN : 0;
};

const wordScore = (fields: readonly Field[], typed: string): number =>
  Math.max(...fields.map(({ weight, words }) => weight * foundIn(words, typed)));

/** Zero unless every word is found somewhere in the entry. */
const scoreOf = ({ number, fields }: Indexed, typed: string): number => {
  if (number === typed) return WHOLE_NUMBER;
  if (number.startsWith(typed)) return NUMBER_BEGUN;
  const scores = typed.split(' ').map((word) => wordScore(fields, word));
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
};

/** The entries that answer to what was typed, the best first, then in the order of the documents. */
export const search = ({ indexed, terms }: SearchIndex, query: string): Topic[] => {
  const typed = folded(query);
  if (typed === '') return indexed.map(({ topic }) => topic);
  const ways = waysToSay(typed, terms);
  return indexed
    .map((entry) => ({ topic: entry.topic, score: Math.max(...ways.map((way) => scoreOf(entry, way))) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ topic }) => topic);
};

const isPartOf = (part: Step, whole: Step): boolean => part.startsWith(`${whole}.`);

/** What to look up at a step: its own entries, then those of its whole phase or of the parts of that phase. */
export const topicsOfStep = (topics: readonly Topic[], step: Step): Topic[] => {
  const own = topics.filter(({ steps }) => steps.includes(step));
  const near = topics.filter(
    ({ steps }) =>
      !steps.includes(step) && steps.some((other) => isPartOf(other, step) || isPartOf(step, other)),
  );
  return [...own, ...near];
};
