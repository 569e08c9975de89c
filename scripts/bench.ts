/**
 * `npm run bench`: one JSON line per figure. Each file of scripts/bench is one subject and gives its figures by default
 * export; words after the command keep only the subjects named: `npm run bench title`.
 */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './expo.mjs';

export type Figure = { name: string; value: number; unit: string };
export type Subject = () => Promise<Figure[]> | Figure[];

const main = async (): Promise<void> => {
  const folder = join(root, 'scripts/bench');
  const wanted = process.argv.slice(2);
  for (const file of readdirSync(folder).sort()) {
    if (wanted.length > 0 && !wanted.includes(basename(file, '.ts'))) continue;
    const { default: subject } = (await import(pathToFileURL(join(folder, file)).href)) as {
      default: Subject;
    };
    for (const { name, value, unit } of await subject()) console.log(JSON.stringify({ name, value, unit }));
  }
};

void main();
