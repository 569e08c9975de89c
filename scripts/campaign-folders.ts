import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../src/i18n/languages';
import type { Content } from '../src/games/jime/content';
import type { DataFiles, Fault, TextFiles } from '../src/games/jime/content/files';
import { readBox } from '../src/games/jime/content/load';
import { loadStory } from '../src/games/jime/content/story';

/** A folder of `campaigns` as it is on disk: the data, and the words apart. */
export type CampaignFolder = { name: string; data: DataFiles; text: TextFiles; parts: Part[] };

/** A file of words: a language whole (`text/en.json`), or a part of it (`text/mill.en.json`). */
type Part = { file: string; language: string; words: Record<string, unknown> };

const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
};

const TEXTS = LANGUAGES.flatMap((language) => [language, `verified-${language}`] as const);

const LANGUAGE_OF = /^text\/(?:.+\.)?([\w-]+)\.json$/;

/** All the words of a language as if they lay in one file; each is said once. */
const joined = (parts: readonly Part[], folder: string): Record<string, unknown> | undefined => {
  const said = new Map<string, string>();
  for (const { file, words } of parts)
    for (const key of Object.keys(words)) {
      const other = said.get(key);
      if (other) throw new Error(`${folder}/${file}  ${key}: ${other} says it too`);
      said.set(key, file);
    }
  return parts.length === 0 ? undefined : Object.assign({}, ...parts.map(({ words }) => words));
};

export const readFolder = (name: string): CampaignFolder => {
  const files = (readdirSync(name, { recursive: true }) as string[])
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.json'))
    .sort();
  const read = (file: string): unknown => readJson(join(name, file));
  const data = files.filter((file) => !file.startsWith('text/')).map((file) => [file, read(file)]);
  const parts = files.flatMap((file) => {
    const language = LANGUAGE_OF.exec(file)?.[1];
    return language ? [{ file, language, words: read(file) as Part['words'] }] : [];
  });
  const words = (wanted: string): unknown => {
    const [one, ...others] = parts.filter(({ language }) => language === wanted);
    return one && others.length === 0 ? one.words : joined(one ? [one, ...others] : [], name);
  };
  return {
    name,
    data: Object.fromEntries(data) as DataFiles,
    text: Object.fromEntries(TEXTS.map((text) => [text, words(text)])),
    parts,
  };
};

/** The same fault where an author finds it: in the part that has the words. */
export const located = (fault: Fault, { name, parts }: CampaignFolder): Fault => {
  const part = parts.find(
    ({ language, words }) => fault.file === `${name}/text/${language}.json` && fault.path in words,
  );
  return part ? { ...fault, file: `${name}/${part.file}` } : fault;
};

export const BOX_FOLDER = 'campaigns/core';

export const isCampaignFolder = (name: string): boolean => existsSync(join(name, 'campaign.json'));

/** Every folder of `campaigns` that holds a campaign, the outsider's example among them. */
export const campaignFolders = (): string[] =>
  readdirSync('campaigns')
    .map((name) => `campaigns/${name}`)
    .filter(isCampaignFolder);

/** What the engine plays: the box with the campaign of a folder. */
export const contentOf = (folder: string): Content => ({
  box: readBox(readFolder(BOX_FOLDER).data, BOX_FOLDER).box,
  ...loadStory(readFolder(folder).data, folder),
});
