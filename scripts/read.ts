/**
 * `npm run read -- <campaign> [fr|en]`: what the ear finds in a campaign, by adventure and language.
 *
 * `--keys` names the pages behind each figure. `--games 20` lets bots play the campaign so many times with each size of
 * company, and tells the minutes a company hears and the pages none has heard.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { Text } from '../src/games/jime/content/files';
import { loadStory } from '../src/games/jime/content/story';
import type { Tally } from '../src/games/jime/sim/tally';
import type { Language } from '../src/i18n/languages';
import { LANGUAGES, languagesOf } from '../src/i18n/languages';
import { campaignFolders, isCampaignFolder, readFolder } from './campaign-folders';
import { Misread, orMisread, whole } from './options';
import type { Heard, Reading } from './read/report';
import { readingOf } from './read/report';
import { pageLists, readingTable } from './read/table';
import { playAll } from './simulate/players';

const played = async (campaign: string, games: number): Promise<Tally> => {
  const asked = { campaign, heroes: [2, 3, 4, 5], difficulties: ['normal' as const], seed: 1, games };
  return (await playAll({ ...asked, skills: ['sensible'] }, availableParallelism(), () => {})).tally;
};

const heardIn = ({ adventures, steps }: Tally, id: string): Heard => ({
  games: Object.values(adventures[id] ?? {}).reduce((sum, { games }) => sum + games, 0),
  steps: steps[id] ?? {},
});

const read = async (campaign: string, languages: readonly Language[], given: Given): Promise<void> => {
  const folder = `campaigns/${campaign}`;
  const { data, text } = readFolder(folder);
  const { adventures } = loadStory(data, folder);
  const tally = given.games ? await played(campaign, whole('games', given.games, 1, 10_000)) : undefined;
  for (const language of languagesOf(text).filter((one) => languages.includes(one))) {
    const readings = Object.values(adventures).map((adventure): Reading => {
      const heard = tally && heardIn(tally, adventure.id);
      return readingOf(adventure, text[language] as Text, language, heard);
    });
    console.log(readingTable(readings, language));
    if (given.keys) console.log(pageLists(readings));
  }
};

type Given = { games?: string | undefined; keys?: boolean | undefined };

void orMisread('read', async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { games: { type: 'string' }, keys: { type: 'boolean' } },
  });
  const named = positionals.filter((word) => !(LANGUAGES as readonly string[]).includes(word));
  const languages = LANGUAGES.filter((language) => positionals.includes(language));
  const known = campaignFolders().map((name) => name.replace('campaigns/', ''));
  const [campaign] = named;
  if (!campaign || !isCampaignFolder(`campaigns/${campaign}`))
    throw new Misread(`which campaign is to be read? There are ${known.join(', ')}`);
  await read(campaign, languages.length > 0 ? languages : LANGUAGES, values);
});
