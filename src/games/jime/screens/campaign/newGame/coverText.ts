import type { Text } from '@/games/jime/content';
import type { Language } from '@/i18n/languages';

/** A text of a campaign that is not open yet, in the language of the app; its key where the campaign has none. */
export const coverText =
  ({ text }: { text: Record<Language, Text> }, language: Language) =>
  (key: string): string =>
    text[language][key] ?? key;
