import type { Box, DataFiles, Fault, TextFiles } from '@/games/jime/content';
import { checkStory } from './story';
import { readStory } from '@/games/jime/content/story';
import { mapFaults } from './maps';

/** Everything wrong with a campaign that can be seen without playing it, its maps laid for every company and box. */
export const campaignFaults = (data: DataFiles, text: TextFiles, box: Box, folder: string): Fault[] => {
  const faults = checkStory(data, text, box, folder);
  const { campaign, adventures, files } = readStory(data, folder);
  if (!campaign) return faults;
  const maps = Object.entries(adventures).flatMap(([id, adventure]) =>
    mapFaults(adventure, box, campaign.products).map((fault) => ({ file: files[id] ?? folder, ...fault })),
  );
  return [...faults, ...maps];
};
