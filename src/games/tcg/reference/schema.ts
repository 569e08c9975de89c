import { LANGUAGES } from '@/i18n/languages';
import type { Check, Checked } from '@/kernel/checks';
import { listOf, oneOf, orNull, shape, text, whole } from '@/kernel/checks';
import type { Term } from '@/session/reference';

/** Where in a game an entry is wanted: what comes before it, a phase of the turn, or a matter of its own. */
export const STEPS = [
  'setup',
  'decks',
  'fellowship',
  'shadow',
  'manoeuvre',
  'archery',
  'assignment',
  'skirmish',
  'skirmish.fierce',
  'regroup',
  'sites',
  'ring',
  'actions',
  'cards',
  'booklet',
] as const;

/**
 * A keyword is loaded, a label is a keyword that is not (p.27); a slip is where the booklet contradicts itself or could not
 * be read.
 */
export const KINDS = ['rule', 'definition', 'keyword', 'label', 'erratum', 'slip'] as const;

const word: Check<string> = (value): value is string => text(1)(value) && value.trim() === value;

const some =
  <Value>(check: Check<Value>): Check<Value[]> =>
  (value): value is Value[] =>
    listOf(check)(value) && value.length > 0;

const isEntry = shape({
  id: word,
  kind: oneOf(...KINDS),
  /** The line of the index (p.37) it answers to, as printed; null when the index has none. */
  index: orNull(word),
  pages: some(whole(1, 37)),
  /** The code of a card. */
  number: orNull(word),
  cards: listOf(word),
  cardsEn: listOf(word),
  steps: some(oneOf(...STEPS)),
});
/** What is true of an entry in every language. */
export type Entry = Checked<typeof isEntry>;
export const isEntries = listOf(isEntry);

const isEntryText = shape({ title: word, text: word, tags: some(word) });
/** What an entry says in one language, in our own words. */
export type EntryText = Checked<typeof isEntryText>;

export const isEntryTexts: Check<Record<string, EntryText>> = (value): value is Record<string, EntryText> =>
  typeof value === 'object' && value !== null && Object.values(value).every(isEntryText);

const isTerm = (value: unknown): value is Term =>
  typeof value === 'object' &&
  value !== null &&
  LANGUAGES.every((language) => word(Object.entries(value).find(([name]) => name === language)?.[1]));

export const isTerms = listOf(isTerm);
