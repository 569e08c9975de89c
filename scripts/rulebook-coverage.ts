/** `npm run rules`: writes docs/RULES.md, the table of the Reference Guide’s sections, from rulebook.json. */
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { rulebookPage } from './rulebook-page';

const FILE = 'docs/RULES.md';

const main = async (): Promise<void> => {
  const options = await resolveConfig(FILE);
  writeFileSync(FILE, await format(rulebookPage(), { ...options, filepath: FILE }));
  console.log(FILE);
};

void main();
