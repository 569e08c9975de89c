/**
 * `npm run bundle:campaign -- <folder> <file>`: makes one file of a campaign’s folder (campaign.json, adventures/*.json,
 * text/en.json, text/fr.json), to be brought into the app from its page of saves. Says every fault with file and path.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeFault } from '@/content/files';
import { BUNDLE_FORMAT, BUNDLE_VERSION, readBundle } from '@/saves/bundles';

const main = (): void => {
  const [folder, file] = process.argv.slice(2);
  if (!folder || !file) throw new Error('npm run bundle:campaign -- <folder> <file>');
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const adventures = readdirSync(join(folder, 'adventures')).filter((name) => name.endsWith('.json'));
  const names = ['campaign.json', ...adventures.map((name) => `adventures/${name}`)];
  const bundle = JSON.stringify({
    format: BUNDLE_FORMAT,
    version: BUNDLE_VERSION,
    files: Object.fromEntries(names.map((name) => [name, read(name)])),
    text: { en: read('text/en.json'), fr: read('text/fr.json') },
  });
  const found = readBundle(bundle);
  if (found.ok) writeFileSync(file, `${bundle}\n`);
  else for (const fault of found.faults) console.error(describeFault(fault));
  console.log(found.ok ? `${file}: ${found.id}` : `${folder}: ${found.reason}`);
  process.exitCode = found.ok ? 0 : 1;
};

main();
