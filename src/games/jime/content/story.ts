import type { DataFiles, Fault } from './files';
import { describeFault } from './files';
import type { Work } from '@/kernel/slices';
import { conclude } from '@/kernel/slices';
import { read } from './load';
import type { Adventure } from './schema/adventure';
import { adventureSchema } from './schema/adventure';
import type { Campaign } from './schema/campaign';
import { campaignSchema } from './schema/campaign';

const CAMPAIGN_FILE = 'campaign.json';

/** A campaign as read from its folder. */
export type StoryRead = {
  campaign: Campaign | undefined;
  adventures: Record<string, Adventure>;
  /** Which file each adventure is in. */
  files: Record<string, string>;
  faults: Fault[];
};

type LoadedStory = { campaign: Campaign; adventures: Record<string, Adventure> };

/** Reads a campaign and its adventures, with every fault of shape. Adventures are the files under `adventures/`. */
export function* readingStory(data: DataFiles, folder: string): Work<StoryRead> {
  const { value: campaign, faults } = read(campaignSchema, data[CAMPAIGN_FILE], `${folder}/${CAMPAIGN_FILE}`);
  const story: StoryRead = { campaign, adventures: {}, files: {}, faults };
  for (const [name, content] of Object.entries(data)) {
    if (!name.startsWith('adventures/')) continue;
    const file = `${folder}/${name}`;
    const { value, faults: found } = read(adventureSchema, content, file);
    faults.push(...found);
    if (!value) continue;
    if (story.adventures[value.id])
      faults.push({ file, path: 'id', message: `“${value.id}” is also the id of ${story.files[value.id]}` });
    story.adventures[value.id] = value;
    story.files[value.id] = file;
    yield undefined;
  }
  return story;
}

export const readStory = (data: DataFiles, folder: string): StoryRead => conclude(readingStory(data, folder));

/** The campaign's own file without its adventures, or an error that names every path that is wrong. */
export const loadCampaign = (data: unknown, folder: string): Campaign => {
  const { value, faults } = read(campaignSchema, data, `${folder}/${CAMPAIGN_FILE}`);
  if (!value) throw new Error(faults.map(describeFault).join('\n'));
  return value;
};

/** The campaign, or an error that names every file and path that is wrong. */
export function* loadingStory(data: DataFiles, folder: string): Work<LoadedStory> {
  const { campaign, adventures, faults } = yield* readingStory(data, folder);
  if (faults.length > 0 || !campaign) throw new Error(faults.map(describeFault).join('\n'));
  return { campaign, adventures };
}

export const loadStory = (data: DataFiles, folder: string): LoadedStory =>
  conclude(loadingStory(data, folder));
