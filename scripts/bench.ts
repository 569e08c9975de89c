/**
 * `npm run bench`: one JSON line per figure. Each file of scripts/bench is one subject and exports its `figures`;
 * words after the command keep only the subjects named: `npm run bench title`.
 */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './expo.mjs';
import type { Subject } from './figures';

const main = async (): Promise<void> => {
  const folder = join(root, 'scripts/bench');
  const wanted = process.argv.slice(2);
  for (const file of readdirSync(folder).sort()) {
    if (wanted.length > 0 && !wanted.includes(basename(file, '.ts'))) continue;
    const subject = (await import(pathToFileURL(join(folder, file)).href)) as { figures: Subject };
    for (const figure of await subject.figures()) console.log(JSON.stringify(figure));
  }
};

void main();
