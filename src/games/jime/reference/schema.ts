import type { Check, Checked } from '@/kernel/checks';
import { listOf, orNull, shape, text } from '@/kernel/checks';

const word: Check<string> = (value): value is string => text(1)(value) && value.trim() === value;

const recordOf =
  <Value>(check: Check<Value>): Check<Record<string, Value>> =>
  (value): value is Record<string, Value> =>
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(check);

const isSectionText = shape({
  /** What it is, in two or three short lines. */
  what: word,
  /** What to do with one's hands at the table. */
  hands: orNull(word),
  /** What the app does by itself. */
  app: orNull(word),
  /** What players call it when they ask. */
  tags: listOf(word),
  /** Sections read with it. */
  see: listOf(word),
  /** Every numbered part of the guide, retold. */
  parts: recordOf(word),
});

/** What the reference says of one section of the guide in one language, in our own words. */
export type SectionText = Checked<typeof isSectionText>;

export const isSectionTexts = recordOf(isSectionText);
