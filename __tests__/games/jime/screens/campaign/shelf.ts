import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CAMPAIGNS, registry } from '@campaigns/index';
import { byLanguage } from '@/i18n/languages';
import { SMALL_FOLDER } from '../../rules/company';

const json = (path: string) => () => Promise.resolve(JSON.parse(readFileSync(path, 'utf8')) as unknown);

/** Puts the small test campaign on the shelf, as if the registry named it. */
export const shelveSmallCampaign = (text: Record<string, string> = {}): void => {
  const files = (readdirSync(SMALL_FOLDER, { recursive: true }) as string[]).filter((name) =>
    name.endsWith('.json'),
  );
  const data = Object.fromEntries(files.map((name) => [name, json(join(SMALL_FOLDER, name))]));
  const words = () => Promise.resolve(text);
  Object.assign(registry, { small: { data, text: byLanguage(() => words) } });
  const shelf: string[] = CAMPAIGNS;
  if (!shelf.includes('small')) shelf.push('small');
};
