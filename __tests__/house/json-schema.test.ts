import { readFileSync } from 'node:fs';
import { languagePage } from '@/games/jime/content/storyLanguage';
import { JSON_SCHEMAS } from '@/games/jime/content/jsonSchema';

/** A page without its spacing, which the formatter decides. */
const bare = (page: string): string => page.replace(/[\s-]+/g, '');

it.each(Object.entries(JSON_SCHEMAS))(
  '%s says what the zod types say; if not, run npm run schema',
  (file, schema) => {
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(schema())));
  },
);

it('explains each effect to the editor', () => {
  expect(readFileSync('campaigns/adventure.schema.json', 'utf8')).toContain('Pages to read aloud');
});

it('campaigns/LANGUAGE.md says what the gists say; if not, run npm run schema', () => {
  expect(bare(readFileSync('campaigns/LANGUAGE.md', 'utf8'))).toBe(bare(languagePage()));
});
