import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DataFiles, TextFiles } from '../src/content/files';

/** A folder of `campaigns` as it is on disk: the data, and the words apart. */
export type CampaignFolder = { name: string; data: DataFiles; text: TextFiles };

const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
};

export const readFolder = (name: string): CampaignFolder => {
  const files = (readdirSync(name, { recursive: true }) as string[])
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.json'))
    .sort();
  const read = (file: string): unknown => readJson(join(name, file));
  const data = files.filter((file) => !file.startsWith('text/')).map((file) => [file, read(file)]);
  const words = (language: string): unknown =>
    files.includes(`text/${language}.json`) ? read(`text/${language}.json`) : undefined;
  return {
    name,
    data: Object.fromEntries(data) as DataFiles,
    text: { en: words('en'), fr: words('fr'), 'verified-fr': words('verified-fr') },
  };
};

export const BOX_FOLDER = 'campaigns/core';

export const isCampaignFolder = (name: string): boolean => existsSync(join(name, 'campaign.json'));

/** Every folder of `campaigns` that holds a campaign, the outsider's example among them. */
export const campaignFolders = (): string[] =>
  readdirSync('campaigns')
    .map((name) => `campaigns/${name}`)
    .filter(isCampaignFolder);
