import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '@/games/jime/content';
import { loadStory } from '@/games/jime/content/story';
import { CONTENT } from '../games/jime/rules/company';

const FOLDER = join(__dirname, '../../campaigns/tutorial');

const read = (name: string): unknown => JSON.parse(readFileSync(join(FOLDER, name), 'utf8'));

const data = (readdirSync(FOLDER, { recursive: true }) as string[]).filter(
  (name) => name.endsWith('.json') && !name.startsWith('text'),
);

/** The tutorial with the real box. */
export const TUTORIAL: Content = {
  box: CONTENT.box,
  ...loadStory(Object.fromEntries(data.map((name) => [name, read(name)])), FOLDER),
};

/** What it says in one language. */
export const words = (language: string): Record<string, string> =>
  read(`text/${language}.json`) as Record<string, string>;
