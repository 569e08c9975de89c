import type { Sphere } from '@/games/lcg/content';
import type { DeckSection } from './headings';
import { headingIn } from './headings';

/** One card of a pasted list. */
export type DeckLine = {
  title: string;
  copies: number;
  section: DeckSection | null;
  /** Known where the list is sorted by sphere. */
  sphere: Sphere | 'neutral' | null;
  /** The number printed on a card of the core set, where the list gives it. */
  number: number | null;
};

export type ReadDeck = { lines: DeckLine[]; unread: string[] };

/** Longer than any deck; what comes after is not read. */
const MOST_LINES = 1000;
const MOST_COPIES = 99;

/** Sums, credits and links that lists carry beside their cards. */
const BESIDE = [
  /^\d+\s+(hero|heroes|héros|cards?|cartes?)(,.*)?$/i,
  /^(total|cards up to|decklist|cartes jusqu)/i,
  /https?:\/\//i,
  /^\/\//,
  /^<\/?(\?xml|deck|section|notes)/i,
];

const COUNTED: readonly { pattern: RegExp; title: number; copies: number }[] = [
  { pattern: /^<card\s[^>]*qty="(\d+)"[^>]*>([^<]*)<\/card>$/i, copies: 1, title: 2 },
  { pattern: /^(\d+)\s*[x×]?\s+(.+)$/i, copies: 1, title: 2 },
  { pattern: /^(\d+)[x×](.+)$/i, copies: 1, title: 2 },
  { pattern: /^(.+?)\s*\(\s*[x×]\s*(\d+)\s*\)$/i, copies: 2, title: 1 },
  { pattern: /^(.+?)\s+[x×]\s*(\d+)$/i, copies: 2, title: 1 },
];

type Counted = { title: string; copies: number };

const countedIn = (line: string): Counted | null => {
  for (const { pattern, title, copies } of COUNTED) {
    const found = pattern.exec(line);
    if (found) return { title: found[title] ?? '', copies: Number(found[copies]) };
  }
  return null;
};

const ENTITIES: readonly [RegExp, string][] = [
  [/&quot;/g, '"'],
  [/&(apos|#39);/g, '’'],
  [/&amp;/g, '&'],
];

const plainText = (line: string): string =>
  ENTITIES.reduce((text, [entity, character]) => text.replace(entity, character), line);

/** “(Core Set)”, “(BB 23)”, “(Core Set #23)”: which set, and where it is the core set, which card. */
const SET = /\s*[([]([^()[\]]*)[)\]]\s*$/;
const CORE_SETS = /^(core set|core|bb|boîte de base|boite de base|tc)?\s*#?\s*(\d{1,3})$/i;

const titleAndNumber = (written: string): { title: string; number: number | null } => {
  const set = SET.exec(written)?.[1]?.trim() ?? '';
  const number = CORE_SETS.exec(set)?.[2];
  return {
    title: plainText(written).replace(SET, '').trim(),
    number: number === undefined ? null : Number(number),
  };
};

type Reading = ReadDeck & { section: DeckSection | null; sphere: DeckLine['sphere']; aside: boolean };

/** True when the line is a heading, which holds for the lines below it. */
const takeHeading = (reading: Reading, line: string): boolean => {
  const heading = headingIn(line);
  if (!heading) return false;
  reading.aside = heading.of === 'aside';
  if (heading.of === 'section') Object.assign(reading, { section: heading.section });
  if (heading.of === 'sphere') Object.assign(reading, { sphere: heading.sphere });
  if (heading.of === 'deck') Object.assign(reading, { section: null, sphere: null });
  return true;
};

const takeCard = (reading: Reading, line: string): void => {
  // A line without a number of copies is one card below a heading, and the name of the deck above it.
  const found = countedIn(line) ?? (reading.section || SET.test(line) ? { title: line, copies: 1 } : null);
  const { title, number } = titleAndNumber(found?.title ?? '');
  if (!found || title === '' || found.copies < 1 || found.copies > MOST_COPIES) {
    reading.unread.push(line);
    return;
  }
  const { section, sphere } = reading;
  reading.lines.push({ title, copies: found.copies, section, sphere, number });
};

/** A pasted list of cards, in the formats deck builders write; what cannot be read is kept apart. */
export const readDeck = (text: string): ReadDeck => {
  const reading: Reading = { lines: [], unread: [], section: null, sphere: null, aside: false };
  for (const line of text
    .split(/\r?\n/)
    .slice(0, MOST_LINES)
    .map((one) => one.trim())) {
    if (line === '' || takeHeading(reading, line)) continue;
    if (reading.aside || BESIDE.some((pattern) => pattern.test(line))) continue;
    takeCard(reading, line.replace(/^[-*•]\s+/, ''));
  }
  return { lines: reading.lines, unread: reading.unread };
};
