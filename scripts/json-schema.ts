/**
 * `npm run schema`: writes the JSON Schemas of campaign files, so that editors complete and explain as an author types.
 * Comes from the same zod types that read the files; a house test keeps them up to date.
 */
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { JSON_SCHEMAS } from '../src/content/json-schema';

const main = async (): Promise<void> => {
  for (const [file, schema] of Object.entries(JSON_SCHEMAS)) {
    const options = await resolveConfig(file);
    writeFileSync(file, await format(JSON.stringify(schema()), { ...options, parser: 'json' }));
    console.log(file);
  }
};

void main();
