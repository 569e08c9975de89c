import type { DataFiles, TextFiles } from '@/content';
import type { CampaignFolder } from '../../scripts/campaign-folders';
import { readFolder } from '../../scripts/campaign-folders';

/** As much of the story language as tests damage: any field of any record. */
export type Loose = { [field: string]: Loose } & Loose[] & string & number;

/** A copy of a campaign folder to break things in. */
export class BrokenCopy {
  readonly data: DataFiles;
  readonly text: TextFiles;

  constructor(readonly folder: CampaignFolder) {
    this.data = structuredClone(folder.data);
    this.text = structuredClone(folder.text);
  }

  file(name: string): Loose {
    return this.data[name] as Loose;
  }

  words(language: 'en' | 'fr'): Record<string, string> {
    return this.text[language] as Record<string, string>;
  }
}

export const EXAMPLE = readFolder('campaigns/example');
