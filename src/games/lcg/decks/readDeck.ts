import type { Sphere } from '@/games/lcg/content';
import type { DeckSection } from './headings';
import { bracketed, plainLines } from '@/kernel/lines';
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
const LONGEST_LINE = 300;
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
  { pattern: /^(\d{1,9}) ?[x×]? (.+)$/i, copies: 1, title: 2 },
  { pattern: /^(\d{1,9})[x×](.+)$/i, copies: 1, title: 2 },
  { pattern: /^(.+?) ?\( ?[x×] ?(\d{1,9}) ?\)$/i, copies: 2, title: 1 },
  { pattern: /^(.+?) [x×] ?(\d{1,9})$/i, copies: 2, title: 1 },
];

type Counted = { title: string; copies: number };

/** `<card id="…" qty="2">Gandalf</card>`, as one program writes its decks. */
const taggedIn = (line: string): Counted | null => {
  const ends = line.indexOf('>');
  if (!/^<card /i.test(line) || !/<\/card>$/i.test(line)) return null;
  const copies = / qty="(\d{1,9})"/i.exec(line.slice(0, ends))?.[1];
  const title = line.slice(ends + 1, line.lastIndexOf('<'));
  return copies === undefined || title.includes('<') ? null : { title, copies: Number(copies) };
};

const countedIn = (line: string): Counted | null => {
  const tagged = taggedIn(line);
  if (tagged) return tagged;
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
const setIn = (line: string) => bracketed(line.trim(), '([', ')]');
const CORE_SETS = /^(?:(?:core set|core|bb|boîte de base|boite de base|tc) ?)?#? ?(\d{1,3})$/i;

const titleAndNumber = (written: string): { title: string; number: number | null } => {
  const number = CORE_SETS.exec(setIn(written)?.inside ?? '')?.[1];
  const plain = plainText(written).trim();
  return {
    title: setIn(plain)?.before ?? plain,
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
  const found = countedIn(line) ?? (reading.section || setIn(line) ? { title: line, copies: 1 } : null);
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
  for (const line of plainLines(text, MOST_LINES, LONGEST_LINE)) {
    if (takeHeading(reading, line)) continue;
    if (reading.aside || BESIDE.some((pattern) => pattern.test(line))) continue;
    takeCard(reading, line.replace(/^[-*•] /, ''));
  }
  return { lines: reading.lines, unread: reading.unread };
};
