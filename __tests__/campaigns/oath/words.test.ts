import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OATH } from './oath';
import { LANGUAGES } from '@/i18n/languages';

const FOLDER = join(__dirname, '../../../campaigns/oath-of-the-lamps/text');
const count = (page: string): number => page.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

describe.each(Object.keys(OATH.adventures))('the words of %s', (adventure) => {
  it.each(LANGUAGES)('are enough for an evening (%s)', (language) => {
    const file = join(FOLDER, `${adventure}.${language}.json`);
    const pages = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
    expect(pages.reduce((sum, page) => sum + count(page), 0)).toBeGreaterThan(2500);
  });
});
