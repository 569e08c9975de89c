import type { Box, DataFiles, Fault, TextFiles } from '@/games/jime/content';
import type { Work } from '@/kernel/slices';
import { conclude } from '@/kernel/slices';
import { checkingStory } from './story';
import { readingStory } from '@/games/jime/content/story';
import type { Language } from '@/i18n/languages';
import { LANGUAGES } from '@/i18n/languages';
import { checkingMap } from './maps';

/**
 * Everything wrong with a campaign that can be seen without playing it, its maps laid for every company and box. Ours come
 * in every language; one from elsewhere in those it names.
 */
export function* checkingCampaign(
  data: DataFiles,
  text: TextFiles,
  box: Box,
  folder: string,
  languages: readonly Language[] = LANGUAGES,
): Work<Fault[]> {
  const faults = yield* checkingStory(data, text, box, folder, languages);
  const { campaign, adventures, files } = yield* readingStory(data, folder);
  if (!campaign) return faults;
  const maps: Fault[] = [];
  for (const [id, adventure] of Object.entries(adventures))
    for (const fault of yield* checkingMap(adventure, box, campaign.products))
      maps.push({ file: files[id] ?? folder, ...fault });
  return [...faults, ...maps];
}

export const campaignFaults = (...campaign: Parameters<typeof checkingCampaign>): Fault[] =>
  conclude(checkingCampaign(...campaign));
