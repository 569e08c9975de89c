import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@/i18n/languages';
import type { Share } from '../../../scripts/read/report';
import { readingOf } from '../../../scripts/read/report';
import { OATH } from './oath';

const FOLDER = join(__dirname, '../../../campaigns/oath-of-the-lamps/text');
const count = (page: string): number => page.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
const wordsIn = (adventure: string, language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(FOLDER, `${adventure}.${language}.json`), 'utf8'));

const share = ({ of, keys }: Share): number => keys.length / of;

describe.each(Object.values(OATH.adventures))('the words of $id', (adventure) => {
  it.each(LANGUAGES)('are enough for an evening (%s)', (language) => {
    const pages = Object.values(wordsIn(adventure.id, language));
    expect(pages.reduce((sum, page) => sum + count(page), 0)).toBeGreaterThan(2500);
  });
  it.each(LANGUAGES)('are written for the ear (%s)', (language) => {
    const reading = readingOf(adventure, wordsIn(adventure.id, language), language);
    expect(reading.long).toEqual([]);
    expect(share(reading.pronouns)).toBeLessThan(0.05);
    expect(share(reading.similes)).toBeLessThan(0.12);
    expect(share(reading.stings)).toBeLessThan(0.15);
  });
});

it.each(LANGUAGES)('no epilogue keeps a table longer than a page should (%s)', (language) => {
  const words = wordsIn('campaign', language);
  const pages = new Set(
    OATH.campaign.epilogues.flatMap(({ pages }) =>
      pages.map((page) => (typeof page === 'string' ? page : page.page)),
    ),
  );
  expect([...pages].filter((page) => count(words[page] ?? '') > 90)).toEqual([]);
});
