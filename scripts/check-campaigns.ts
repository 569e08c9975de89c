/**
 * `npm run check:campaigns`: everything wrong with the box and with every campaign, each with file and path. Given
 * folders, checks those instead: `npm run check:campaigns -- campaigns/example`. A campaign that is not
 * ours may come in one language, and how it is typed is advice.
 *
 * `--graphs` also draws each adventure into artifacts/graphs. `--play` also plays each adventure many times over and
 * names the steps no game came to: a hint where to look, not a fault, since games are few and stories are deep.
 */
import { resolve } from 'node:path';
import { registry } from '../campaigns/index';
import { checkBox } from '../src/games/jime/check/box';
import type { Fault } from '../src/games/jime/content/files';
import { describeFault, isError } from '../src/games/jime/content/files';
import { readBox } from '../src/games/jime/content/load';
import type { Box } from '../src/games/jime/content/schema/box';
import { readStory } from '../src/games/jime/content/story';
import { campaignFaults } from '../src/games/jime/check/campaign';
import type { Language } from '../src/i18n/languages';
import { LANGUAGES, languagesOf } from '../src/i18n/languages';
import { proveAdventure } from '../src/games/jime/sim/proveAdventure';
import { drawGraphs } from './adventure-graph';
import type { CampaignFolder } from './campaign-folders';
import { BOX_FOLDER, campaignFolders, isCampaignFolder, located, readFolder } from './campaign-folders';

const GAMES = 60;

/** What the app ships, and the example that outsiders copy. */
const OURS = [...Object.keys(registry), 'example'].map((name) => resolve('campaigns', name));
const isOurs = (name: string): boolean => OURS.includes(resolve(name));

/** Ours are typed well, or not shipped. */
const stops = (name: string, fault: Fault): boolean => isOurs(name) || isError(fault);

/** The languages a campaign must be whole in. */
const languagesAsked = ({ name, text }: CampaignFolder): readonly Language[] => {
  const found = languagesOf(text);
  return isOurs(name) || found.length === 0 ? LANGUAGES : found;
};

const check = (folder: CampaignFolder, box: Box): Fault[] => {
  const { name, data, text } = folder;
  return isCampaignFolder(name)
    ? campaignFaults(data, text, box, name, languagesAsked(folder))
    : checkBox(data, text, name);
};

const report = (name: string, faults: readonly Fault[], since: number): void => {
  for (const fault of faults) console.error(describeFault(fault));
  const verdict = faults.some((fault) => stops(name, fault))
    ? `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`
    : faults.length > 0
      ? 'sound; the above is advice'
      : 'sound';
  console.log(`${name}: ${verdict} (${Math.round(performance.now() - since)} ms)`);
};

const playAll = ({ name, data }: CampaignFolder, box: Box): void => {
  const { campaign, adventures, files } = readStory(data, name);
  if (!campaign) return;
  for (const id of Object.keys(adventures)) {
    const proof = proveAdventure({ box, campaign, adventures }, id, GAMES);
    for (const { walk, message } of proof.faults)
      console.error(
        `${files[id]}  with ${walk.heroes} heroes, ${walk.difficulty}, seed ${walk.seed}: ${message}`,
      );
    for (const path of proof.missed) console.log(`${files[id]}  ${path}: no game came to it`);
    console.log(`${name}: ${proof.games} games of ${id}, the longest of ${proof.longest} rounds`);
    if (proof.faults.length > 0) process.exitCode = 1;
  }
};

const main = (): void => {
  const words = process.argv.slice(2);
  const given = words.filter((word) => !word.startsWith('--'));
  const folders = given.length > 0 ? given : [BOX_FOLDER, ...campaignFolders()];
  const { box } = readBox(readFolder(BOX_FOLDER).data, BOX_FOLDER);
  for (const name of folders) {
    const since = performance.now();
    const folder = readFolder(name);
    const faults = check(folder, box).map((fault) => located(fault, folder));
    report(name, faults, since);
    if (faults.some((fault) => stops(name, fault))) process.exitCode = 1;
    else if (isCampaignFolder(name)) {
      if (words.includes('--graphs')) drawGraphs(name, box);
      if (words.includes('--play')) playAll(folder, box);
    }
  }
};

main();
