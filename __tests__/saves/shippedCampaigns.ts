import type { FolderName } from '@campaigns/index';
import { isCampaign, openData, openText, openWords } from '@campaigns/index';
import { loadBox, loadText } from '@/games/jime/content/load';
import { loadStory } from '@/games/jime/content/story';
import { createJime } from '@/games/jime/createJime';
import type { OpenCampaign } from '@/games/jime/session/campaigns';
import { LANGUAGES, byLanguage, openByLanguage } from '@/i18n/languages';
import type { FindGame } from '@/saves/import';

const textsOf = (folder: FolderName, adventures: readonly string[] = []) =>
  openByLanguage(async (language) => {
    const words = await Promise.all(adventures.map((adventure) => openWords(folder, adventure, language)));
    return loadText(
      Object.assign({}, await openText(folder, language), ...words),
      `${folder}/text/${language}.json`,
    );
  });

/** A campaign of the app with the box and all words, opened in plain Node; null when there is none of this id. */
const readCampaign = async (id: string): Promise<OpenCampaign | null> => {
  if (!isCampaign(id)) return null;
  const story = loadStory(await openData(id), `campaigns/${id}`);
  const [boxText, storyText] = await Promise.all([textsOf('core'), textsOf(id, story.campaign.adventures)]);
  return {
    box: loadBox(await openData('core')),
    ...story,
    text: byLanguage((language) => ({ ...boxText[language], ...storyText[language] })),
    languages: LANGUAGES,
  };
};

const opened = new Map<string, Promise<OpenCampaign | null>>();

/** Each campaign is read once: checking its files takes longer than playing it. */
const open = (id: string): Promise<OpenCampaign | null> => {
  const found = opened.get(id) ?? readCampaign(id);
  opened.set(id, found);
  return found;
};

/** Journeys in Middle-earth on a table that has the core box, with the campaigns of the app. */
export const jime = createJime({ open, readImport: async () => null, products: () => ['core'] });

export const findGame: FindGame = async (id) => (id === jime.id ? jime : null);

export const openShipped = async (id: string): Promise<OpenCampaign> => {
  const content = await open(id);
  if (!content) throw new Error(`no campaign ${id}`);
  return content;
};
