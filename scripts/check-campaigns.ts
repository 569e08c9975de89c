/**
 * `npm run check:campaigns`: everything wrong with the data, each with file and path. Given a folder, checks the box in
 * that folder as it is on disk instead of the registered one.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openData, openText, registry } from '../campaigns/index';
import { checkBox } from '../src/content/check';
import type { DataFiles, Fault, TextFiles } from '../src/content/files';
import { describeFault } from '../src/content/files';

type Folder = { name: string; data: DataFiles; text: TextFiles };

const registered = async (): Promise<Folder> => ({
  name: 'campaigns/core',
  data: await openData('core'),
  text: {
    en: await openText('core', 'en'),
    fr: await openText('core', 'fr'),
    'verified-fr': await openText('core', 'verified-fr'),
  },
});

const onDisk = (name: string): Folder => {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(name, file), 'utf8'));
  const data = Object.fromEntries(Object.keys(registry.core.data).map((file) => [file, read(file)]));
  const text = {
    en: read('text/en.json'),
    fr: read('text/fr.json'),
    'verified-fr': read('text/verified-fr.json'),
  };
  return { name, data, text };
};

const report = (name: string, faults: readonly Fault[]): void => {
  for (const fault of faults) console.error(describeFault(fault));
  const verdict =
    faults.length === 0 ? 'sound' : `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`;
  console.log(`${name}: ${verdict} (${Math.round(performance.now())} ms)`);
};

const main = async (): Promise<void> => {
  const given = process.argv[2];
  const { name, data, text } = given === undefined ? await registered() : onDisk(given);
  const faults = checkBox(data, text, name);
  report(name, faults);
  process.exitCode = faults.length === 0 ? 0 : 1;
};

void main();
