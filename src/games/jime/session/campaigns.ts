import type { FolderName } from '@campaigns/index';
import type { Campaign, Content, Fault, Text } from '@/games/jime/content';
import { loadText } from '@/games/jime/content/load';
import { loadCampaign, loadStory } from '@/games/jime/content/story';
import type { Language } from '@/i18n/languages';
import { readBundle } from '@/games/jime/content/bundles';
import { campaignFaults } from '@/games/jime/check/campaign';
import { findImport, keepImport, listImports } from '@/saves/imports';
import { useBook } from '@/session/book';
import type { ContentImport, ContentRefusal } from '@/session/games';
import { useBoxStore } from './box';

/** A campaign with its words: what lies on the table besides the document. */
export type OpenCampaign = Content & { text: Record<Language, Text> };

/** A campaign as it is offered: nothing of its adventures is read before it is opened. */
export type OfferedCampaign = { campaign: Campaign; text: Record<Language, Text> };

/** Under which campaigns from files are kept. */
const GAME = 'jime';

type Story = Omit<Content, 'box'> & { text: Record<Language, Text> };

const registered = async (id: string): Promise<Story | null> => {
  const { openData, openText, isCampaign } = await import('@campaigns/index');
  if (!isCampaign(id)) return null;
  const [files, en, fr] = await Promise.all([openData(id), openText(id, 'en'), openText(id, 'fr')]);
  return {
    ...loadStory(files, `campaigns/${id}`),
    text: { en: loadText(en, `${id}/text/en.json`), fr: loadText(fr, `${id}/text/fr.json`) },
  };
};

const storyOf = (bundle: string | null): Story | null => {
  const found = bundle === null ? null : readBundle(bundle);
  return found?.ok ? { ...loadStory(found.bundle.files, found.id), text: found.bundle.text } : null;
};

const imported = async (id: string): Promise<Story | null> => {
  const { book } = useBook.getState();
  return book && storyOf(await findImport(book, GAME, id));
};

/** The campaign on the table: with the box it is played with, and the words of both. */
const withBox = async (story: Story | null): Promise<OpenCampaign | null> => {
  await useBoxStore.getState().open();
  const { opened } = useBoxStore.getState();
  if (!opened || !story) return null;
  const { campaign, adventures, text } = story;
  return {
    box: opened.box,
    campaign,
    adventures,
    text: { en: { ...opened.text.en, ...text.en }, fr: { ...opened.text.fr, ...text.fr } },
  };
};

/** A campaign by its id; null when this device does not have it. Throws when a file is broken. */
export const findCampaign = async (id: string): Promise<OpenCampaign | null> =>
  withBox((await registered(id)) ?? (await imported(id)));

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
    text: { en: loadText(text.en, `${id}/text`), fr: loadText(text.fr, `${id}/text`) },
  };
};

/** Every campaign on the shelf: those of the app in the order they are offered, then those brought in from files. */
export const listCampaigns = async (): Promise<OfferedCampaign[]> => {
  const { CAMPAIGNS } = await import('@campaigns/index');
  const own = await Promise.all(CAMPAIGNS.map(offeredCampaign));
  const { book } = useBook.getState();
  const imports = book ? await listImports(book) : [];
  const stories = imports.flatMap(({ game, text }) => (game === GAME ? (storyOf(text) ?? []) : []));
  return [...own, ...stories];
};

const refused = (reason: ContentRefusal, faults: Fault[] = []): ContentImport => ({
  ok: false,
  reason,
  faults,
});

/**
 * Brings in a campaign from the text of its file, if the whole checker finds nothing wrong with it. A campaign of the app
 * is never replaced; one brought in before makes way for its new edition.
 */
export const importCampaign = async (text: string): Promise<ContentImport> => {
  const found = readBundle(text);
  if (!found.ok) return found;
  const { isCampaign } = await import('@campaigns/index');
  if (isCampaign(found.id)) return refused('shipped');
  const { id, bundle, campaign } = found;
  await useBoxStore.getState().open();
  const { opened } = useBoxStore.getState();
  if (!opened) throw new Error('The box does not open');
  const faults = campaignFaults(bundle.files, bundle.text, opened.box, id);
  if (faults.length > 0) return refused('unsound', faults);
  const { book } = useBook.getState();
  const before = book && (await findImport(book, GAME, id));
  if (book) await keepImport(book, { game: GAME, id, text: JSON.stringify(bundle) });
  const nameIn = (language: Language): string => bundle.text[language][campaign.name] ?? id;
  return { ok: true, id, name: { en: nameIn('en'), fr: nameIn('fr') }, replaced: before !== null };
};
