/**
 * `npm run graph -- tutorial [fr]`: draws each adventure of a campaign as an SVG in artifacts/graphs, one for each
 * language it comes in or for the one named. Without a campaign, all of them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Text } from '../src/games/jime/content/files';
import { graphOf } from '../src/games/jime/graph/graph';
import { svgOf } from '../src/games/jime/graph/svg';
import { loadBox } from '../src/games/jime/content/load';
import type { Box } from '../src/games/jime/content/schema/box';
import { loadStory } from '../src/games/jime/content/story';
import { wordsOf } from '../src/games/jime/words';
import type { Language } from '../src/i18n/languages';
import { LANGUAGES, languagesOf } from '../src/i18n/languages';
import { PALETTES } from '../src/ui/palette';
import { BOX_FOLDER, campaignFolders, readFolder } from './campaign-folders';

const FOLDER = 'artifacts/graphs';

/** Draws the adventures of one campaign folder; returns the files written. */
export const drawGraphs = (
  folder: string,
  box: Box,
  languages: readonly Language[] = LANGUAGES,
): string[] => {
  const { data, text } = readFolder(folder);
  const { campaign, adventures } = loadStory(data, folder);
  const names = readFolder(BOX_FOLDER).text;
  mkdirSync(FOLDER, { recursive: true });
  return Object.values(adventures).flatMap((adventure) =>
    languagesOf(text)
      .filter((language) => languages.includes(language))
      .map((language) => {
        const words = { ...(names[language] as Text), ...(text[language] as Text) };
        const file = join(FOLDER, `${campaign.id}-${adventure.id}.${language}.svg`);
        const title = words[adventure.name] ?? adventure.id;
        writeFileSync(
          file,
          svgOf(graphOf(adventure, box), title, words, wordsOf(language).graph, PALETTES.day),
        );
        return file;
      }),
  );
};

const main = (): void => {
  const given = process.argv.slice(2);
  const named = given.filter((word) => !(LANGUAGES as readonly string[]).includes(word));
  const languages = LANGUAGES.filter((language) => given.includes(language));
  const folders = named.length > 0 ? named.map((name) => `campaigns/${name}`) : campaignFolders();
  const box = loadBox(readFolder(BOX_FOLDER).data, BOX_FOLDER);
  for (const folder of folders)
    for (const file of drawGraphs(folder, box, languages.length > 0 ? languages : LANGUAGES))
      console.log(file);
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main();
