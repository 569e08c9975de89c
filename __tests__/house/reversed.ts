import { sentences } from '../i18n/sentences';

/** Round what a sentence was given, so that it is told from the sentence's own words. */
const OPEN = '\ue000';
const CLOSE = '\ue001';

const marked = (given: unknown): unknown => {
  if (typeof given === 'string') return given === '' ? given : `${OPEN}${given}${CLOSE}`;
  if (Array.isArray(given)) return given.map(marked);
  if (typeof given !== 'object' || given === null) return given;
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, marked(value)]));
};

const reversedWord = (word: string): string => [...word].reverse().join('');

/** Every word of a text backwards; what it was given, and the places of a story to fill, stay as they are. */
export const reversedText = (text: string): string =>
  text.replace(/\ue000([^\ue001]*)\ue001|\{\w+\}|\p{L}+/gu, (found, given?: string) => {
    if (given !== undefined) return given;
    return found.startsWith('{') ? found : reversedWord(found);
  });

/** The same words with each sentence backwards, functions among them. */
export const reversed = (words: unknown): unknown => {
  if (typeof words === 'string') return reversedText(words);
  if (typeof words === 'function')
    return (...given: unknown[]) => reversed(Reflect.apply(words, undefined, given.map(marked)));
  if (Array.isArray(words)) return words.map(reversed);
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([name, value]) => [name, reversed(value)]));
};

type Module = { wordsOf(language: string): unknown };

/** A module of words that has one more language: English backwards. */
export const withReversed = (third: string, module: Module): Module => {
  const words = reversed(module.wordsOf('en'));
  return { ...module, wordsOf: (language) => (language === third ? words : module.wordsOf(language)) };
};

const SHORTEST = 4;
const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length >= SHORTEST);

/** Says which words of a text are English: words of ours that no word of ours gives backwards. */
export const englishIn = (...known: unknown[]): ((text: string) => string[]) => {
  const all = new Set(known.flatMap((words) => sentences(words)).flatMap(([, text]) => wordsIn(text)));
  const english = new Set([...all].filter((word) => !all.has(reversedWord(word))));
  return (text) => wordsIn(text).filter((word) => english.has(word));
};

const SPOKEN = ['accessibilityLabel', 'aria-label', 'accessibilityHint', 'placeholder', 'alt', 'title'];

type Node = string | { props: Record<string, unknown>; children: readonly Node[] | null };

/** Every text of a rendered tree, seen or spoken. */
export const textsIn = (tree: Node | readonly Node[] | null): string[] => {
  if (tree === null) return [];
  if (typeof tree === 'string') return [tree];
  if (!('props' in tree)) return tree.flatMap(textsIn);
  const spoken = SPOKEN.map((name) => tree.props[name]).filter((text) => typeof text === 'string');
  return [...spoken, ...textsIn(tree.children)];
};
