import type { Campaign, Content } from '@/content';
import type { OpenCampaign } from '@/store/game';
import type { Language } from '@/i18n';

/** What a campaign says of itself, and what is read before and after it. */
type Told = Partial<{
  name: string;
  mood: string;
  evenings: readonly [number, number];
  prologue: readonly string[];
  epilogues: readonly { id: string; pages: readonly string[] }[];
}>;

export const toldOf = (campaign: Campaign): Told => campaign as Campaign & Told;

const nameIn = (content: Content, adventure: string): string | undefined =>
  (content.adventures[adventure] as { name?: string } | undefined)?.name;

/** A text of the campaign in the language of the app; its key where the campaign has none. */
export const sayIn =
  ({ text }: Pick<OpenCampaign, 'text'>, language: Language) =>
  (key: string): string =>
    text[language][key] ?? key;

export const adventureName = (open: OpenCampaign, language: Language, adventure: string): string =>
  sayIn(open, language)(nameIn(open.content, adventure) ?? adventure);
