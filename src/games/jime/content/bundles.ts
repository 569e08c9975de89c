import type { Campaign, DataFiles, Fault, Texts } from './';
import { read, readText } from './load';
import { readingStory } from './story';
import { cleanValue } from '@/kernel/cleanText';
import { CAMPAIGN_FORMAT } from '@/games/jime/formats';
import type { Work } from '@/kernel/slices';
import { conclude } from '@/kernel/slices';
import { z } from 'zod';
import type { Language } from '@/i18n/languages';
import { LANGUAGES, byLanguage, languagesOf } from '@/i18n/languages';

export const BUNDLE_VERSION = 1;
/** Longer than any campaign: a larger file is a mistake, and reading it could bring the app down. */
const LONGEST = 16_000_000;

/** A campaign in one file: its data files by their path, and its words in at least one language. */
export type Bundle = {
  format: typeof CAMPAIGN_FORMAT;
  version: number;
  files: DataFiles;
  text: Texts;
};

export type BundleRefusal = { reason: 'huge' | 'foreign' | 'newer' | 'broken'; faults: Fault[] };
export type ReadBundle =
  { ok: true; id: string; campaign: Campaign; bundle: Bundle } | ({ ok: false } & BundleRefusal);

const bundleSchema = z.strictObject({
  format: z.literal(CAMPAIGN_FORMAT),
  version: z.int().min(1),
  files: z.record(z.string(), z.unknown()),
  text: z
    .strictObject(byLanguage(() => z.unknown()))
    .partial()
    .refine((text) => languagesOf(text).length > 0, `has no words in any of ${LANGUAGES.join(', ')}`),
});

const refuse = (reason: BundleRefusal['reason'], faults: Fault[] = []): ReadBundle => ({
  ok: false,
  reason,
  faults,
});

const parse = (text: string): unknown => {
  try {
    return cleanValue(JSON.parse(text));
  } catch {
    return null;
  }
};

/** A campaign from outside, or every reason it cannot be played, each with file and path. */
export function* readingBundle(text: string): Work<ReadBundle> {
  if (text.length > LONGEST) return refuse('huge');
  const data = parse(text) as { format?: unknown; version?: unknown } | null;
  if (data?.format !== CAMPAIGN_FORMAT) return refuse('foreign');
  if (Number(data.version) > BUNDLE_VERSION) return refuse('newer');
  yield undefined;
  const { value, faults } = read(bundleSchema, data, CAMPAIGN_FORMAT);
  if (!value) return refuse('broken', faults);
  yield undefined;
  const story = yield* readingStory(value.files, CAMPAIGN_FORMAT);
  const words: ({ language: Language } & ReturnType<typeof readText>)[] = [];
  for (const language of languagesOf(value.text)) {
    yield undefined;
    words.push({ language, ...readText(value.text[language], `text/${language}.json`) });
  }
  const found = [...story.faults, ...words.flatMap((each) => each.faults)];
  if (!story.campaign || found.length > 0) return refuse('broken', found);
  const texts: Texts = Object.fromEntries(words.map(({ language, value: said }) => [language, said]));
  const bundle: Bundle = { ...value, text: texts };
  return { ok: true, id: story.campaign.id, campaign: story.campaign, bundle };
}

export const readBundle = (text: string): ReadBundle => conclude(readingBundle(text));
