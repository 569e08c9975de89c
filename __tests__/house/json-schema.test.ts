import { readFileSync } from 'node:fs';
import { JSON_SCHEMAS } from '@/content/json-schema';

it.each(Object.entries(JSON_SCHEMAS))(
  '%s says what the zod types say; if not, run npm run schema',
  (file, schema) => {
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(schema())));
  },
);
