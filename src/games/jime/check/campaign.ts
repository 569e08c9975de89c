import type { Box, DataFiles, Fault, TextFiles } from '@/games/jime/content';
import { checkStory } from './story';
import { readStory } from '@/games/jime/content/story';
import type { Language } from '@/i18n/languages';
import { LANGUAGES } from '@/i18n/languages';
import { mapFaults } from './maps';

/**
 * Everything wrong with a campaign that can be seen without playing it, its maps laid for every company and box. Ours come
 * in every language; one from elsewhere in those it names.
 */
export const campaignFaults = (
  data: DataFiles,
  text: TextFiles,
  box: Box,
  folder: string,
  languages: readonly Language[] = LANGUAGES,
): Fault[] => {
  const faults = checkStory(data, text, box, folder, languages);
  const { campaign, adventures, files } = readStory(data, folder);
  if (!campaign) return faults;
  const maps = Object.entries(adventures).flatMap(([id, adventure]) =>
    mapFaults(adventure, box, campaign.products).map((fault) => ({ file: files[id] ?? folder, ...fault })),
  );
  return [...faults, ...maps];
};
