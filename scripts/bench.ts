/**
 * `npm run bench`: one JSON line per figure, then the same as a table. Each file of scripts/bench is one subject and
 * exports its `figures`; words after the command keep only the subjects named: `npm run bench title`. The table goes to
 * stderr, so that what is piped on is JSON alone. A figure over its limit makes the command fail; times have none.
 */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './expo.mjs';
import type { Figure, Subject } from './figures';
import { verdict } from './figures';
import { columns } from './simulate/table';

const FOLDER = join(root, 'scripts/bench');

const measured = async (file: string): Promise<Figure[]> => {
  const subject = (await import(pathToFileURL(join(FOLDER, file)).href)) as { figures: Subject };
  const figures = await subject.figures();
  for (const figure of figures) console.log(JSON.stringify(figure));
  return figures;
};

const main = async (): Promise<void> => {
  const wanted = process.argv.slice(2);
  const files = readdirSync(FOLDER).sort();
  const known = files.map((file) => basename(file, '.ts'));
  const strange = wanted.find((word) => !known.includes(word));
  if (strange) {
    console.error(`there is no subject “${strange}”; there are ${known.join(', ')}`);
    process.exitCode = 2;
    return;
  }
  const all: Figure[] = [];
  for (const file of files)
    if (wanted.length === 0 || wanted.includes(basename(file, '.ts'))) all.push(...(await measured(file)));
  const rows = all.map((figure) => [figure.name, figure.value, figure.unit, verdict(figure)]);
  console.error(`\n${columns(['figure', 'value', 'unit', 'limit'], rows)}`);
  if (all.some(({ value, limit = Infinity }) => value > limit)) process.exitCode = 1;
};

void main();
