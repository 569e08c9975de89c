import { z } from 'zod';
import { LANGUAGES } from '@/i18n/languages';

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

const word = z.string().trim().min(1);

/** What is true of an entry in every language: cards and sets are named as the French documents print them. */
export const entrySchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  kind: z.enum(ENTRY_KINDS),
  number: word.nullable(),
  page: z.int().positive().nullable(),
  setCode: word.nullable(),
  cards: z.array(word),
  cardsEn: z.array(word).optional(),
  steps: z.array(z.enum(STEPS)).nonempty(),
  /** Pages of the core rules, “R p.14”, or ids of entries that no longer hold as they stand. */
  replaces: z.array(word).nonempty().optional(),
});
export type Entry = z.infer<typeof entrySchema>;

/** What an entry says in one language, in our own words. */
export const entryTextSchema = z.strictObject({ title: word, text: word, tags: z.array(word).nonempty() });
export type EntryText = z.infer<typeof entryTextSchema>;

export const entriesSchema = z.array(entrySchema);
export const entryTextsSchema = z.record(z.string(), entryTextSchema);

/** One word of the game in every language: a French box on the table is asked about in English too. */
export const termsSchema = z.array(z.record(z.enum(LANGUAGES), word));
export type Term = z.infer<typeof termsSchema>[number];
