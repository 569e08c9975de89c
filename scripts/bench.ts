/**
 * `npm run bench`: one JSON line per figure, then the same as a table. Each file of scripts/bench is one subject and
 * exports its `figures`; words after the command keep only the subjects named: `npm run bench title`. The table goes to
 * stderr, so that what is piped on is JSON alone. A figure over its limit makes the command fail; times have none.
 * `npm run bench title -- --against <url> <text>` measures another page in turns.
 */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './expo.mjs';
import type { Asked, Figure, Subject } from './figures';
import { verdict } from './figures';
import { Misread, orMisread } from './options';
import { columns } from './simulate/table';

const FOLDER = join(root, 'scripts/bench');

const measured = async (file: string, asked: Asked): Promise<Figure[]> => {
  const subject = (await import(pathToFileURL(join(FOLDER, file)).href)) as { figures: Subject };
  const figures = await subject.figures(asked);
  for (const figure of figures) console.log(JSON.stringify(figure));
  return figures;
};

/** The names of subjects, and the page to compare with: its address and the text by which it is known to be there. */
const read = (words: readonly string[]): { wanted: readonly string[]; asked: Asked } => {
  const at = words.indexOf('--against');
  if (at < 0) return { wanted: words, asked: {} };
  const [url, text, ...others] = words.slice(at + 1);
  if (!url || !URL.canParse(url) || !text) throw new Misread('--against wants an address and a text');
  return { wanted: [...words.slice(0, at), ...others], asked: { against: { url, text } } };
};

const main = async (): Promise<void> => {
  const { wanted, asked } = read(process.argv.slice(2));
  const files = readdirSync(FOLDER).sort();
  const known = files.map((file) => basename(file, '.ts'));
  const strange = wanted.find((word) => !known.includes(word));
  if (strange) throw new Misread(`there is no subject “${strange}”; there are ${known.join(', ')}`);
  const all: Figure[] = [];
  for (const file of files)
    if (wanted.length === 0 || wanted.includes(basename(file, '.ts')))
      all.push(...(await measured(file, asked)));
  const rows = all.map((figure) => [figure.name, figure.value, figure.unit, verdict(figure)]);
  console.error(`\n${columns(['figure', 'value', 'unit', 'limit'], rows)}`);
  if (all.some(({ value, limit = Infinity }) => value > limit)) process.exitCode = 1;
};

void orMisread('bench', main);
