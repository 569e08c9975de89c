import { loadStory } from '@/content/story';
import { loadText } from '@/content/load';
import type { OpenCampaign } from './game';
import { useBoxStore } from './box';

/** Opens a campaign of the registry: its data, its words, and the box it is played with. Throws when a file is broken. */
export const openCampaign = async (id: string): Promise<OpenCampaign> => {
  await useBoxStore.getState().open();
  const { opened } = useBoxStore.getState();
  const { openData, openText, isCampaign } = await import('@campaigns/index');
  if (!opened || !isCampaign(id)) throw new Error(`No campaign called ${id}`);
  const [files, en, fr] = await Promise.all([openData(id), openText(id, 'en'), openText(id, 'fr')]);
  return {
    content: { box: opened.box, ...loadStory(files, `campaigns/${id}`) },
    text: {
      en: { ...opened.text.en, ...loadText(en, `${id}/text/en.json`) },
      fr: { ...opened.text.fr, ...loadText(fr, `${id}/text/fr.json`) },
    },
  };
};

/** Every campaign on the shelf, in the order they are offered. */
export const listCampaigns = async (): Promise<OpenCampaign[]> => {
  const { CAMPAIGNS } = await import('@campaigns/index');
  return Promise.all(CAMPAIGNS.map(openCampaign));
};
