import type { Campaign, Text } from '@/content';
import type { Language } from '@/i18n';
import type { OpenCampaign } from '@/store/game';

/** A campaign as it is offered: its own record, and the words its keys stand for. */
export type Offered = { campaign: Campaign; text: Record<Language, Text> };

/** A text of the campaign in the language of the app; its key where the campaign has none. */
export const sayIn =
  ({ text }: Pick<Offered, 'text'>, language: Language) =>
  (key: string): string =>
    text[language][key] ?? key;

export const adventureName = (open: OpenCampaign, language: Language, adventure: string): string =>
  sayIn(open, language)(open.content.adventures[adventure]?.name ?? adventure);
