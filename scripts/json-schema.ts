/**
 * `npm run schema`: writes the JSON Schemas of campaign files, so that editors complete and explain as an author types,
 * and the page of the story language. All come from the types that read the files; a house test keeps them up to date.
 */
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { languagePage } from '../src/games/jime/content/storyLanguage';
import { JSON_SCHEMAS } from '../src/games/jime/content/jsonSchema';

const write = async (file: string, content: string): Promise<void> => {
  const options = await resolveConfig(file);
  writeFileSync(file, await format(content, { ...options, filepath: file }));
  console.log(file);
};

const main = async (): Promise<void> => {
  for (const [file, schema] of Object.entries(JSON_SCHEMAS)) await write(file, JSON.stringify(schema()));
  await write('campaigns/LANGUAGE.md', languagePage());
};

void main();
