import type { Code } from '@/games/tcg/checklist';
import { codeOf } from '@/games/tcg/checklist';
import type { DeckPlace } from './headings';
import { headingIn } from './headings';

/** One card of a pasted list. */
export type DeckLine = {
  /** Empty where the list gives the code alone. */
  title: string;
  copies: number;
  place: DeckPlace | null;
  code: Code | null;
  /** What stands where a code should, and is none. */
  badCode: string | null;
  /** Of a site, where the list gives it. */
  siteNumber: number | null;
};

export type ReadDeck = { lines: DeckLine[]; unread: string[] };

/** Longer than any deck; what comes after is not read. */
const MOST_LINES = 1000;
const LAST_SITE = 9;

/** “(4 C 109)”, “[4C109]”, or bare in capitals. */
const CODES = [/[([]\s*(\d{1,2}\s*[a-z]\s*\d{1,4})\s*[)\]]/i, /(?:^|\s)(\d{1,2} ?[A-Z] ?\d{1,4})(?=\s|$)/];

const takeCode = (line: string): { written: string | null; rest: string } => {
  for (const pattern of CODES) {
    const written = pattern.exec(line)?.[1];
    if (written !== undefined) return { written, rest: line.replace(pattern, ' ').trim() };
  }
  return { written: null, rest: line };
};

const COUNTED: readonly { pattern: RegExp; title: number; copies: number }[] = [
  { pattern: /^(\d{1,2})\s*[x×](?:\s+(.*))?$/i, copies: 1, title: 2 },
  { pattern: /^(\d{1,2})[x×](.+)$/i, copies: 1, title: 2 },
  { pattern: /^(\d{1,2})(?:\s+(.*))?$/, copies: 1, title: 2 },
  { pattern: /^(.*?)\s*\(\s*[x×]\s*(\d{1,2})\s*\)$/i, copies: 2, title: 1 },
  { pattern: /^(.*?)\s*[x×]\s*(\d{1,2})$/i, copies: 2, title: 1 },
];

type Counted = { title: string; copies: number };

const countedIn = (line: string): Counted | null => {
  for (const { pattern, title, copies } of COUNTED) {
    const found = pattern.exec(line);
    if (found) return { title: (found[title] ?? '').trim(), copies: Number(found[copies]) };
  }
  return null;
};

/** Among the sites “3 Ravins…”, “3T. Ravins…” and “Site 3: Ravins…” say which number the site has, not how many there are. */
const SITE = /^(?:site\s*)?([1-9])\s*t?\s*[.:)–-]?\s+(?=\D)(.+)$/i;

const siteIn = (line: string): (Counted & { siteNumber: number }) | null => {
  const [, number, title = ''] = SITE.exec(line) ?? [];
  const siteNumber = Number(number);
  return siteNumber >= 1 && siteNumber <= LAST_SITE ? { title: title.trim(), copies: 1, siteNumber } : null;
};

/** Sums, credits and links that lists carry beside their cards. */
const BESIDE = [/^\d+\s+(cards?|cartes?)$/i, /^total\b/i, /https?:\/\//i, /^\/\//];

const lineOf = (line: string, place: DeckPlace | null): DeckLine | null => {
  const { written, rest } = takeCode(line);
  const site = place === 'sites' ? siteIn(rest) : null;
  const found =
    site ?? countedIn(rest) ?? (written !== null || place !== null ? { title: rest, copies: 1 } : null);
  if (!found || found.copies < 1 || (found.title === '' && written === null)) return null;
  const code = written === null ? null : codeOf(written);
  return {
    title: found.title,
    copies: found.copies,
    place,
    code,
    badCode: written !== null && code === null ? written : null,
    siteNumber: site?.siteNumber ?? null,
  };
};

/** A pasted list of cards; what cannot be read is kept apart. */
export const readDeck = (text: string): ReadDeck => {
  const read: ReadDeck = { lines: [], unread: [] };
  let place: DeckPlace | null = null;
  const written = text.split(/\r?\n/).slice(0, MOST_LINES);
  for (const line of written.map((one) => one.trim().replace(/^[-*•]\s+/, ''))) {
    if (line === '' || BESIDE.some((pattern) => pattern.test(line))) continue;
    const heading = headingIn(line);
    if (heading) {
      place = heading;
      continue;
    }
    const card = lineOf(line, place);
    if (card) read.lines.push(card);
    else read.unread.push(line);
  }
  return read;
};
