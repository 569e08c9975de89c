import type { DataFiles, Fault } from './files';
import { describeFault } from './files';
import { read } from './load';
import type { Adventure } from './schema/adventure';
import { adventureSchema } from './schema/adventure';
import type { Campaign } from './schema/campaign';
import { campaignSchema } from './schema/campaign';

const CAMPAIGN_FILE = 'campaign.json';

/** Reads a campaign and its adventures, with every fault of shape. Adventures are the files under `adventures/`. */
export const readStory = (
  files: DataFiles,
  folder: string,
): { campaign: Campaign | undefined; adventures: Record<string, Adventure>; faults: Fault[] } => {
  const { value: campaign, faults } = read(
    campaignSchema,
    files[CAMPAIGN_FILE],
    `${folder}/${CAMPAIGN_FILE}`,
  );
  const adventures: Record<string, Adventure> = {};
  for (const [file, data] of Object.entries(files)) {
    if (!file.startsWith('adventures/')) continue;
    const found = read(adventureSchema, data, `${folder}/${file}`);
    faults.push(...found.faults);
    if (found.value) adventures[found.value.id] = found.value;
  }
  return { campaign, adventures, faults };
};

/** The campaign, or an error that names every file and path that is wrong. */
export const loadStory = (
  files: DataFiles,
  folder: string,
): { campaign: Campaign; adventures: Record<string, Adventure> } => {
  const { campaign, adventures, faults } = readStory(files, folder);
  if (faults.length > 0 || !campaign) throw new Error(faults.map(describeFault).join('\n'));
  return { campaign, adventures };
};
