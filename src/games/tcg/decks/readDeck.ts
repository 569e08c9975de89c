import type { Code } from '@/games/tcg/checklist';
import { codeOf } from '@/games/tcg/checklist';
import { LAST_SITE } from '@/games/tcg/play';
import type { DeckPlace } from './headings';
import { plainLines } from '@/kernel/lines';
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

type ReadDeck = { lines: DeckLine[]; unread: string[] };

/** Longer than any deck; what comes after is not read. */
const MOST_LINES = 1000;
const LONGEST_LINE = 300;

/** “(4 C 109)”, “[4C109]”, or bare in capitals. */
const CODES = [/[([] ?(\d{1,2} ?[a-z] ?\d{1,4}) ?[)\]]/i, /(?:^|\s)(\d{1,2} ?[A-Z] ?\d{1,4})(?=\s|$)/];

const takeCode = (line: string): { written: string | null; rest: string } => {
  for (const pattern of CODES) {
    const written = pattern.exec(line)?.[1];
    if (written !== undefined)
      return { written, rest: line.replace(pattern, ' ').replace(/\s+/g, ' ').trim() };
  }
  return { written: null, rest: line };
};

const COUNTED: readonly { pattern: RegExp; title: number; copies: number }[] = [
  { pattern: /^(\d{1,2}) ?[x×](?: (.*))?$/i, copies: 1, title: 2 },
  { pattern: /^(\d{1,2})[x×](.+)$/i, copies: 1, title: 2 },
  { pattern: /^(\d{1,2})(?: (.*))?$/, copies: 1, title: 2 },
  { pattern: /^(.*?) ?\( ?[x×] ?(\d{1,2}) ?\)$/i, copies: 2, title: 1 },
  { pattern: /^(.*?) ?[x×] ?(\d{1,2})$/i, copies: 2, title: 1 },
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
const SITE = /^(?:site ?)?([1-9]) ?t? ?[.:)–-]? (\D.*)$/i;

const siteIn = (line: string): (Counted & { siteNumber: number }) | null => {
  const [, number, title = ''] = SITE.exec(line) ?? [];
  const siteNumber = Number(number);
  return siteNumber >= 1 && siteNumber <= LAST_SITE ? { title: title.trim(), copies: 1, siteNumber } : null;
};

/** Sums, credits and links that lists carry beside their cards. */
const BESIDE = [/^\d+\s+(cards?|cartes?)$/i, /^total\b/i, /https?:\/\//i, /^\/\//];

type Placed = { line: string; place: DeckPlace | null };

/** “1” before several sites says how many there are of each, not that all of them are the first. */
const ONE = /^1 \D/;
const isOne = ({ line, place }: Placed): boolean => place === 'sites' && ONE.test(takeCode(line).rest);

const lineOf = ({ line, place }: Placed, isCount: boolean): DeckLine | null => {
  const { written, rest } = takeCode(line);
  const site = place === 'sites' && !isCount ? siteIn(rest) : null;
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

/** The lines that name cards, each under its heading. */
const placedIn = (text: string): Placed[] => {
  let place: DeckPlace | null = null;
  return plainLines(text, MOST_LINES, LONGEST_LINE).flatMap((one) => {
    const line = one.replace(/^[-*•] /, '');
    if (BESIDE.some((pattern) => pattern.test(line))) return [];
    const heading = headingIn(line);
    place = heading ?? place;
    return heading ? [] : [{ line, place }];
  });
};

/** A pasted list of cards; what cannot be read is kept apart. */
export const readDeck = (text: string): ReadDeck => {
  const read: ReadDeck = { lines: [], unread: [] };
  const placed = placedIn(text);
  const onesAreCounts = placed.filter(isOne).length > 1;
  for (const one of placed) {
    const card = lineOf(one, onesAreCounts && isOne(one));
    if (card) read.lines.push(card);
    else read.unread.push(one.line);
  }
  return read;
};
