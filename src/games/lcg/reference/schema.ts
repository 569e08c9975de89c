import { LANGUAGES } from '@/i18n/languages';
import type { Check } from '@/kernel/checks';
import { listOf, oneOf, orNull, shape, text, whole } from '@/kernel/checks';
import type { Term } from '@/session/reference';

/** Where in a game an entry is wanted: a step of the round, what comes before and after it, or no step at all. */
export const STEPS = [
  'setup',
  'resource',
  'planning',
  'quest',
  'quest.commit',
  'quest.staging',
  'quest.resolution',
  'travel',
  'encounter',
  'encounter.optional',
  'encounter.checks',
  'combat',
  'combat.shadow',
  'combat.enemies',
  'combat.attacks',
  'refresh',
  'score',
  'decks',
  'cards',
  'timing',
] as const;
export type Step = (typeof STEPS)[number];

export const ENTRY_KINDS = [
  'erratum',
  'rulebook-erratum',
  'clarification',
  'variant',
  'question',
  'rule',
] as const;

/** What is true of an entry in every language: cards and sets are named as the French documents print them. */
export type Entry = {
  id: string;
  kind: (typeof ENTRY_KINDS)[number];
  number: string | null;
  page: number | null;
  setCode: string | null;
  /** The set by its English name; the core set has a word of its own. */
  setEn?: string;
  cards: string[];
  cardsEn?: string[];
  steps: Step[];
  /** Pages of the core rules, “R p.14”, or ids of entries that no longer hold as they stand. */
  replaces?: string[];
};

/** What an entry says in one language, in our own words. */
export type EntryText = { title: string; text: string; tags: string[] };

const word: Check<string> = (value): value is string => text(1)(value) && value.trim() === value;

const some =
  <Value>(check: Check<Value>): Check<Value[]> =>
  (value): value is Value[] =>
    listOf(check)(value) && value.length > 0;

const isId: Check<string> = (value): value is string =>
  text()(value) && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value);

const isWhole = shape({
  id: isId,
  kind: oneOf(...ENTRY_KINDS),
  number: orNull(word),
  page: orNull(whole(1, 999)),
  setCode: orNull(word),
  setEn: word,
  cards: listOf(word),
  cardsEn: listOf(word),
  steps: some(oneOf(...STEPS)),
  replaces: some(word),
});

/** Stands where an entry leaves out what only some have. */
const LEFT_OUT = { setEn: 'nothing', cardsEn: [], replaces: ['nothing'] };

const isEntry: Check<Entry> = (value): value is Entry =>
  typeof value === 'object' && isWhole({ ...LEFT_OUT, ...value });

export const isEntries = listOf(isEntry);

const isEntryText: Check<EntryText> = shape({ title: word, text: word, tags: some(word) });

export const isEntryTexts: Check<Record<string, EntryText>> = (value): value is Record<string, EntryText> =>
  typeof value === 'object' && value !== null && Object.values(value).every(isEntryText);

const isTerm = (value: unknown): value is Term =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === LANGUAGES.length &&
  LANGUAGES.every((language) => word(Object.entries(value).find(([name]) => name === language)?.[1]));

export const isTerms = listOf(isTerm);
