import type { FolderName } from '@campaigns/index';
import type { Campaign, Content, Text, Texts } from '@/games/jime/content';
import { loadText } from '@/games/jime/content/load';
import { loadCampaign, loadingStory } from '@/games/jime/content/story';
import type { Language } from '@/i18n/languages';
import { byLanguage, inLanguage, languagesOf, openByLanguage } from '@/i18n/languages';
import { readingBundle } from '@/games/jime/content/bundles';
import type { FromOutside } from '@/games/jime/check/fromOutside';
import { checkingFromOutside } from '@/games/jime/check/fromOutside';
import type { Edition } from '@/saves/imports';
import { findEdition, findImport, writeImport, listImports } from '@/saves/imports';
import { useBook } from '@/session/book';
import { currentSession } from '@/session/currentSession';
import type { ContentImport } from '@/session/games';
import { betweenFrames } from '@/session/slices';
import { useBoxStore } from './box';

/**
 * A campaign with its words: what lies on the table besides the document. What is read in one adventure alone comes when it
 * begins (`adventureWords.ts`). One that does not come in the language of the
 * app is shown in one of its `languages`; the names of the box stay in the app's.
 */
export type OpenCampaign = Content & {
  text: Record<Language, Text>;
  languages: readonly Language[];
  /** Which edition, where it came as a file. */
  edition?: Edition;
};

/** A campaign as it is offered: nothing of its adventures is read before it is opened. */
export type OfferedCampaign = { campaign: Campaign; text: Record<Language, Text> };

/** Under which campaigns from files are kept. */
const GAME = 'jime';

type Story = Omit<Content, 'box'> & { text: Texts; edition?: Edition };

/** For readers of each language, the words of a campaign that may come in one alone. */
const forEveryReader = (text: Texts): Record<Language, Text> =>
  byLanguage((language) => inLanguage(text, language) ?? {});

const registered = async (id: string): Promise<Story | null> => {
  const { openData, openText, isCampaign } = await import('@campaigns/index');
  if (!isCampaign(id)) return null;
  const [files, text] = await Promise.all([
    openData(id),
    openByLanguage(async (language) => loadText(await openText(id, language), `${id}/text/${language}.json`)),
  ]);
  return { ...(await betweenFrames(loadingStory(files, `campaigns/${id}`))), text };
};

const storyOf = async (bundle: string): Promise<Story | null> => {
  const found = await betweenFrames(readingBundle(bundle));
  if (!found.ok) return null;
  const { files, text } = found.bundle;
  return { ...(await betweenFrames(loadingStory(files, found.id))), text };
};

const imported = async (id: string, edition: Edition | null): Promise<Story | null> => {
  const { book } = useBook.getState();
  const kept = book && (await (edition === null ? findImport(book, GAME, id) : findEdition(book, edition)));
  const story = kept?.game === GAME && kept.id === id ? await storyOf(kept.text) : null;
  return kept && story && { ...story, edition: kept.edition };
};

/** The campaign on the table: with the box it is played with, and the words of both. */
const withBox = async (story: Story | null): Promise<OpenCampaign | null> => {
  await useBoxStore.getState().open();
  const { opened } = useBoxStore.getState();
  if (!opened || !story) return null;
  const { campaign, adventures, edition } = story;
  const text = forEveryReader(story.text);
  return {
    box: opened.box,
    campaign,
    adventures,
    text: byLanguage((language) => ({ ...opened.text[language], ...text[language] })),
    languages: languagesOf(story.text),
    ...(edition === undefined ? {} : { edition }),
  };
};

/** A campaign by its id, in the edition asked for; null when this device does not have it. Throws when a file is broken. */
export const findCampaign = async (
  id: string,
  edition: Edition | null = null,
): Promise<OpenCampaign | null> =>
  withBox(
    edition === null ? ((await registered(id)) ?? (await imported(id, null))) : await imported(id, edition),
  );

export const openCampaign = async (id: string): Promise<OpenCampaign> => {
  const open = await findCampaign(id);
  if (!open) throw new Error(`No campaign called ${id}`);
  return open;
};

const offeredCampaign = async (id: FolderName): Promise<OfferedCampaign> => {
  const { openCover } = await import('@campaigns/index');
  const { campaign, text } = await openCover(id);
  return {
    campaign: loadCampaign(campaign, `campaigns/${id}`),
    text: byLanguage((language) => loadText(text[language], `${id}/text`)),
  };
};

/** Every campaign on the shelf: those of the app in the order they are offered, then those brought in from files. */
export const listCampaigns = async (): Promise<OfferedCampaign[]> => {
  const { CAMPAIGNS, isCampaign } = await import('@campaigns/index');
  const own = await Promise.all(CAMPAIGNS.map(offeredCampaign));
  const { book } = useBook.getState();
  const imports = book ? await listImports(book) : [];
  const stories: Story[] = [];
  // One the app has by now is not offered twice.
  for (const { game, id, text } of imports) {
    const story = game === GAME && !isCampaign(id) ? await storyOf(text) : null;
    if (story) stories.push(story);
  }
  return [...own, ...stories.map(({ campaign, text }) => ({ campaign, text: forEveryReader(text) }))];
};

/** The name of a campaign for readers of each language. */
export const nameOf = (text: Texts, { id, name }: Campaign): Record<Language, string> =>
  byLanguage((language) => inLanguage(text, language)?.[name] ?? id);

const check = async (text: string): Promise<FromOutside> => {
  const { isCampaign } = await import('@campaigns/index');
  await useBoxStore.getState().open();
  const { opened } = useBoxStore.getState();
  if (!opened) throw new Error('The box does not open');
  return betweenFrames(checkingFromOutside(text, opened.box, isCampaign));
};

/** A campaign inside a file of saves, as it is kept; null when it would be refused by itself. */
export const readCampaign = async (text: string): Promise<{ id: string; text: string } | null> => {
  const found = await check(text);
  return found.ok ? { id: found.read.id, text: JSON.stringify(found.read.bundle) } : null;
};

/**
 * Brings in a campaign from the text of its file, if the whole checker finds no error in it; how it is typed is advice.
 * A campaign of the app is never replaced; saves of one brought in before go on with their own edition.
 */
export const importCampaign = async (text: string): Promise<ContentImport> => {
  const found = await check(text);
  if (!found.ok) return found;
  const { id, bundle, campaign } = found.read;
  const { book } = useBook.getState();
  const before = book && (await findImport(book, GAME, id));
  const kept = { game: GAME, id, text: JSON.stringify(bundle) };
  if (book) await writeImport(book, kept, currentSession()?.edition ?? null);
  return {
    ok: true,
    id,
    name: nameOf(bundle.text, campaign),
    replaced: before !== null,
    advice: found.advice,
  };
};
