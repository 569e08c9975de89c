/**
 * `npm run bundle:campaign -- <folder> <file>`: makes one file of a campaign’s folder (campaign.json, adventures/*.json,
 * its words in one language or several), to be brought into the app from its page of saves. Says every fault with file
 * and path: the app would refuse it too, unless it is advice.
 */
import { writeFileSync } from 'node:fs';
import { languagesOf } from '@/i18n/languages';
import { describeFault, isError } from '@/games/jime/content/files';
import { readBox } from '@/games/jime/content/load';
import { BUNDLE_VERSION, readBundle } from '@/games/jime/content/bundles';
import { CAMPAIGN_FORMAT } from '@/games/jime/formats';
import { campaignFaults } from '@/games/jime/check/campaign';
import { BOX_FOLDER, readFolder } from './campaign-folders';

const main = (): void => {
  const [folder, file] = process.argv.slice(2);
  if (!folder || !file) throw new Error('npm run bundle:campaign -- <folder> <file>');
  const { data, text } = readFolder(folder);
  const { box } = readBox(readFolder(BOX_FOLDER).data, BOX_FOLDER);
  const languages = languagesOf(text);
  const bundle = JSON.stringify({
    format: CAMPAIGN_FORMAT,
    version: BUNDLE_VERSION,
    files: data,
    text: Object.fromEntries(languages.map((language) => [language, text[language]])),
  });
  const found = readBundle(bundle);
  const faults = found.ok ? campaignFaults(data, text, box, folder, languages) : found.faults;
  for (const fault of faults) console.error(describeFault(fault));
  const valid = found.ok && !faults.some(isError);
  if (valid) writeFileSync(file, `${bundle}\n`);
  console.log(valid ? `${file}: ${found.id}` : `${folder}: ${found.ok ? 'unsound' : found.reason}`);
  process.exitCode = valid ? 0 : 1;
};

main();
