import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '@/games/jime/content';
import { loadStory } from '@/games/jime/content/story';
import { CONTENT } from '../rules/company';

/** A shipped campaign with the real box. */
export const loadCampaign = (name: string): Content => {
  const folder = join(__dirname, '../../../../campaigns', name);
  const files = (readdirSync(folder, { recursive: true }) as string[]).filter(
    (file) => file.endsWith('.json') && !file.startsWith('text'),
  );
  const data = files.map((file) => [file, JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown]);
  return { box: CONTENT.box, ...loadStory(Object.fromEntries(data), folder) };
};
