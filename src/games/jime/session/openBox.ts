import type { Box } from '@/games/jime/content';
import { loadText, loadVerified, loadingBox } from '@/games/jime/content/load';
import type { Language } from '@/i18n/languages';
import { openByLanguage } from '@/i18n/languages';
import { betweenFrames } from '@/session/slices';
import type { JimeSettings } from './settingChoices';

type Text = Record<string, string>;

export type OpenBox = {
  box: Box;
  text: Record<Language, Text>;
  /** Keys whose name is known to be the printed one. English names are facts and need no list. */
  verified: Record<Language, ReadonlySet<string>>;
};

/** Data comes only when someone looks into the box; the code that checks it is loaded with the game. */
export const openBox = async (): Promise<OpenBox> => {
  const { openData, openText } = await import('@campaigns/index');
  const [files, text, verified] = await Promise.all([
    openData('core'),
    openByLanguage(async (language) =>
      loadText(await openText('core', language), `core/text/${language}.json`),
    ),
    openByLanguage(async (language) => {
      const name = `verified-${language}` as const;
      return loadVerified((await openText('core', name)) ?? [], `core/text/${name}.json`);
    }),
  ]);
  return { box: await betweenFrames(loadingBox(files)), text, verified };
};

/**
 * A card's name as the table asked for it; `other` is the same card in English, where both are wanted. ° follows a name
 * that is our own translation, since the card in hand may say otherwise.
 */
export type CardName = { name: string; other: string | null };

/** Follows a name that is our own translation. */
export const OUR_OWN = '°';

/** In which languages cards are named: one, or `both` for that of the app and English. */
type CardNames = JimeSettings['cardNames'];

export type Names = {
  /** What is printed on a card: in the language of the cards in hand. */
  card(key: string): CardName;
  /** Anything else: in the language of the app. */
  say(key: string): string;
};

export const firstOfCards = (language: Language, cardNames: CardNames): Language =>
  cardNames === 'both' ? language : cardNames;

/** Names for one language of the app and one of the cards in hand. */
export const namesIn = ({ text, verified }: OpenBox, language: Language, cardNames: CardNames): Names => {
  const say = (key: string): string => text[language][key] ?? key;
  const printed = (key: string, tongue: Language): string => {
    const name = text[tongue][key] ?? key;
    const ours = tongue !== 'en' && name !== text.en[key] && !verified[tongue].has(key);
    return ours ? `${name}\u00a0${OUR_OWN}` : name;
  };
  const card = (key: string): CardName => {
    const name = printed(key, firstOfCards(language, cardNames));
    const other = printed(key, 'en');
    return { name, other: cardNames === 'both' && other !== name ? other : null };
  };
  return { card, say };
};
