import type { Topic } from '@/session/reference';
import type { SearchIndex } from './searchIndex';
import { numberPhrase, tellingWords, wordsBegun } from './searchIndex';
import { meantBy } from './spelling';

export { indexOf, indexing } from './searchIndex';
export type { SearchIndex } from './searchIndex';

/** More than any word: what was typed is the number itself, begins it, names a part of it, or is the whole title. */
const WHOLE_NUMBER = 1000;
const NUMBER_BEGUN = 500;
const PART_OF_NUMBER = 400;
const WHOLE_TITLE = 100;

/** A whole word counts for more than the beginning of one, and that for more than what was probably meant. */
const WHOLE_WORD = 2;
const WORD_BEGUN = 1;
const WORD_MEANT = 0.5;

/** What each entry scores, by its place in the index; one that is not there scores nothing. */
type Scores = Map<number, number>;

const raise = (scores: Scores, entry: number, score: number): void => {
  if (score > (scores.get(entry) ?? 0)) scores.set(entry, score);
};

/** “provoking” also finds “provoke”: what is left of a longer word without its ending. */
const stemOf = (word: string): string | null => {
  const stem = word.replace(/(?:ing|ment|ed|er|ez|ent|e)$/, '');
  return stem !== word && stem.length >= 4 ? stem : null;
};

const scoresOfWord = (index: SearchIndex, typed: string): Scores => {
  const scores: Scores = new Map();
  const add = (word: string, times: number): void => {
    for (const { entry, weight } of index.postings.get(word) ?? []) raise(scores, entry, weight * times);
  };
  add(typed, WHOLE_WORD);
  for (const word of wordsBegun(index, typed)) add(word, WORD_BEGUN);
  const stem = stemOf(typed);
  if (stem !== null) for (const word of wordsBegun(index, stem)) add(word, WORD_BEGUN);
  if (scores.size === 0) for (const word of meantBy(typed, index.vocabulary)) add(word, WORD_MEANT);
  return scores;
};

/** Too little to matter unless two are as good as each other. */
const SLIGHTLY = 0.001;

/** What has them all, as good as the weakest of them; of two as good, the one with the better rest. */
const weakestOf = (found: readonly Scores[]): Scores => {
  const [first = new Map<number, number>(), ...others] = found;
  const scores: Scores = new Map();
  for (const [entry, score] of first) {
    const all = [score, ...others.map((each) => each.get(entry) ?? 0)];
    const weakest = Math.min(...all);
    if (weakest > 0) raise(scores, entry, weakest + SLIGHTLY * all.reduce((sum, each) => sum + each, 0));
  }
  return scores;
};

const scoresOfPhrase = (index: SearchIndex, phrase: string): Scores =>
  weakestOf(phrase.split(' ').map((word) => scoresOfWord(index, word)));

/** How many words a term of the game may have, the longest first. */
const TERM_WORDS = [4, 3, 2, 1];

/** What was typed, term by term or else word by word, each with what else it is called. */
const askedFor = (words: readonly string[], { otherNames }: SearchIndex): string[][] => {
  const asked: string[][] = [];
  for (let at = 0; at < words.length;) {
    const phrases = TERM_WORDS.map((count) => words.slice(at, at + count).join(' '));
    const phrase = phrases.find((each) => otherNames.has(each)) ?? words.slice(at, at + 1).join(' ');
    asked.push([...new Set([phrase, ...(otherNames.get(phrase) ?? [])])]);
    at += phrase.split(' ').length;
  }
  return asked;
};

const scoresOfNames = (index: SearchIndex, names: readonly string[]): Scores => {
  const scores: Scores = new Map();
  for (const name of names)
    for (const [entry, score] of scoresOfPhrase(index, name)) raise(scores, entry, score);
  return scores;
};

/** From so many telling words on it is a question in sentences, and no entry need have every word of it. */
const QUESTION_WORDS = 3;
/** How much of a question an entry has to speak of, by what its words tell. */
const SPOKEN_OF = 0.5;

/** For a question: rare words tell more than common ones, and what is said in passing little. */
const scoresOfQuestion = (index: SearchIndex, found: readonly Scores[]): Scores => {
  const tells = found.map((each) => (each.size === 0 ? 0 : Math.log(1 + index.entries.length / each.size)));
  const all = tells.reduce((sum, each) => sum + each, 0);
  const told = new Map<number, { score: number; spoken: number }>();
  found.forEach((each, i) => {
    for (const [entry, score] of each) {
      const so = told.get(entry) ?? { score: 0, spoken: 0 };
      const tell = tells[i] ?? 0;
      told.set(entry, { score: so.score + tell * Math.sqrt(score), spoken: so.spoken + tell });
    }
  });
  return new Map(
    [...told]
      .filter(([, { spoken }]) => spoken >= all * SPOKEN_OF)
      .map(([entry, { score, spoken }]) => [entry, (score * spoken) / all]),
  );
};

const scoresOfWords = (index: SearchIndex, query: string): Scores => {
  const words = tellingWords(query);
  const asked = askedFor(words, index);
  const found = asked.map((names) => scoresOfNames(index, names));
  // A number is looked up, not asked about.
  const mayAsk = asked.length > 1 && !/\d/.test(query);
  if (mayAsk && asked.length >= QUESTION_WORDS) return scoresOfQuestion(index, found);
  const scores = weakestOf(found);
  const [only] = asked.length === 1 ? asked : [];
  if (only) index.entries.forEach(({ title }, i) => only.includes(title) && raise(scores, i, WHOLE_TITLE));
  return scores.size > 0 || !mayAsk ? scores : scoresOfQuestion(index, found);
};

const numberScore = (number: string, typed: string): number => {
  if (number === '') return 0;
  if (number === typed) return WHOLE_NUMBER;
  if (number.startsWith(typed)) return NUMBER_BEGUN;
  return typed.startsWith(`${number} `) && /^\d/.test(number) ? PART_OF_NUMBER : 0;
};

/** Whether what was typed is the number of an entry. */
export const hasNumber = ({ entries }: SearchIndex, query: string): boolean => {
  const typed = numberPhrase(query);
  return typed !== '' && entries.some(({ number }) => number === typed);
};

/** The entries that answer to what was typed, the best first, then in the order of the documents. */
export const search = (index: SearchIndex, query: string): Topic[] => {
  const typed = numberPhrase(query);
  if (typed === '') return index.entries.map(({ topic }) => topic);
  const scores = scoresOfWords(index, query);
  index.entries.forEach(({ number }, entry) => raise(scores, entry, numberScore(number, typed)));
  return [...scores]
    .sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b)
    .flatMap(([entry]) => index.entries[entry]?.topic ?? []);
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
