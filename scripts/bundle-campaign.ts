/**
 * `npm run bundle:campaign -- <folder> <file>`: makes one file of a campaign’s folder (campaign.json, adventures/*.json,
 * its words), to be brought into the app from its page of saves. Says every fault with file and path.
 */
import { writeFileSync } from 'node:fs';
import { describeFault } from '@/content/files';
import { BUNDLE_FORMAT, BUNDLE_VERSION, readBundle } from '@/saves/bundles';
import { readFolder } from './campaign-folders';

const main = (): void => {
  const [folder, file] = process.argv.slice(2);
  if (!folder || !file) throw new Error('npm run bundle:campaign -- <folder> <file>');
  const { data, text } = readFolder(folder);
  const bundle = JSON.stringify({
    format: BUNDLE_FORMAT,
    version: BUNDLE_VERSION,
    files: data,
    text: { en: text.en, fr: text.fr },
  });
  const found = readBundle(bundle);
  if (found.ok) writeFileSync(file, `${bundle}\n`);
  else for (const fault of found.faults) console.error(describeFault(fault));
  console.log(found.ok ? `${file}: ${found.id}` : `${folder}: ${found.reason}`);
  process.exitCode = found.ok ? 0 : 1;
};

main();
