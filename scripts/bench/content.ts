/** What opening a campaign costs: its JSON parsed and proven by the schemas, as the app does it; and everything the authors' check looks at. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkStory } from '../../src/games/jime/check/story';
import type { DataFiles } from '../../src/games/jime/content/files';
import { readBox } from '../../src/games/jime/content/load';
import { readStory } from '../../src/games/jime/content/story';
import { BOX_FOLDER, campaignFolders, readFolder } from '../campaign-folders';
import type { Figure, Subject } from '../figures';

const TIMES = 15;

/** The middle of several, since the first also pays for waking up. */
const median = (name: string, work: () => unknown): Figure => {
  const times = Array.from({ length: TIMES }, () => {
    const before = performance.now();
    work();
    return performance.now() - before;
  }).sort((a, b) => a - b);
  return { name, value: Number((times[TIMES >> 1] ?? 0).toFixed(1)), unit: 'ms' };
};

/** The data files of a folder as text, so that the disk is not measured. */
const textsOf = (folder: string): [name: string, text: string][] =>
  (readdirSync(folder, { recursive: true }) as string[])
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.json') && !name.startsWith('text/'))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')]);

const parsed = (texts: readonly [string, string][]): DataFiles =>
  Object.fromEntries(texts.map(([name, text]) => [name, JSON.parse(text) as unknown])) as DataFiles;

export const figures: Subject = () => {
  const core = textsOf(BOX_FOLDER);
  const { box } = readBox(parsed(core), BOX_FOLDER);
  return [
    median('content: open the box', () => readBox(parsed(core), BOX_FOLDER)),
    ...campaignFolders().flatMap((folder) => {
      const name = folder.replace('campaigns/', '');
      const texts = textsOf(folder);
      const { data, text } = readFolder(folder);
      return [
        median(`content: open ${name}`, () => readStory(parsed(texts), folder)),
        median(`content: check ${name}`, () => checkStory(data, text, box, folder)),
      ];
    }),
  ];
};
