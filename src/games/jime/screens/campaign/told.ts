import type { Text } from '@/games/jime/content';
import type { Language } from '@/i18n/languages';
import type { OpenCampaign } from '@/games/jime/session/game';

/** A text of the campaign in the language of the app; its key where the campaign has none. */
export const sayIn =
  ({ text }: { text: Record<Language, Text> }, language: Language) =>
  (key: string): string =>
    text[language][key] ?? key;

export const adventureName = (open: OpenCampaign, language: Language, adventure: string): string =>
  sayIn(open, language)(open.adventures[adventure]?.name ?? adventure);
