/**
 * `npm run check:campaigns`: everything wrong with the box and with every campaign, each with file and path. Given
 * folders, checks those instead: `npm run check:campaigns -- campaigns/example`. With `--graphs` it also draws each
 * adventure (see `adventure-graph.ts`).
 */
import { checkBox } from '../src/content/check';
import { checkStory } from '../src/content/check-story';
import type { Fault } from '../src/content/files';
import { describeFault } from '../src/content/files';
import { readBox } from '../src/content/load';
import type { Box } from '../src/content/schema/box';
import { BOX_FOLDER, campaignFolders, isCampaignFolder, readFolder } from './campaign-folders';

const report = (name: string, faults: readonly Fault[], since: number): void => {
  for (const fault of faults) console.error(describeFault(fault));
  const verdict =
    faults.length === 0 ? 'sound' : `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`;
  console.log(`${name}: ${verdict} (${Math.round(performance.now() - since)} ms)`);
};

const check = (name: string, box: Box): Fault[] => {
  const { data, text } = readFolder(name);
  return isCampaignFolder(name) ? checkStory(data, text, box, name) : checkBox(data, text, name);
};

const main = (): void => {
  const given = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const folders = given.length > 0 ? given : [BOX_FOLDER, ...campaignFolders()];
  const { box } = readBox(readFolder(BOX_FOLDER).data, BOX_FOLDER);
  for (const name of folders) {
    const since = performance.now();
    const faults = check(name, box);
    report(name, faults, since);
    if (faults.length > 0) process.exitCode = 1;
  }
};

main();
