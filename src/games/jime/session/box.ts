import { useEffect } from 'react';
import { create } from 'zustand';
import type { Box } from '@/games/jime/content';
import { loadBox, loadText, loadVerified } from '@/games/jime/content/load';
import type { Language } from '@/i18n/languages';
import { useLanguage } from '@/session/settings';
import { useJimeSettings } from './settings';

type Text = Record<string, string>;

export type OpenBox = {
  box: Box;
  text: Record<Language, Text>;
  /** Keys whose French name is known to be the printed one. */
  verified: ReadonlySet<string>;
};

type BoxState = { opened: OpenBox | null; failed: boolean; open(): Promise<void> };

/** Data comes only when someone looks into the box; the code that checks it waits behind the door of the heavy pages. */
const load = async (): Promise<OpenBox> => {
  const { openData, openText } = await import('@campaigns/index');
  const [files, en, fr, verified] = await Promise.all([
    openData('core'),
    openText('core', 'en'),
    openText('core', 'fr'),
    openText('core', 'verified-fr'),
  ]);
  return {
    box: loadBox(files),
    text: { en: loadText(en, 'core/text/en.json'), fr: loadText(fr, 'core/text/fr.json') },
    verified: loadVerified(verified),
  };
};

export const useBoxStore = create<BoxState>()((set, get) => ({
  opened: null,
  failed: false,
  open: async () => {
    if (get().opened) return;
    set({ failed: false });
    try {
      set({ opened: await load() });
    } catch {
      set({ failed: true });
    }
  },
}));

/** The box, opened by whoever first looks into it. */
export const useBox = (): BoxState => {
  const state = useBoxStore();
  const { open } = state;
  useEffect(() => {
    void open();
  }, [open]);
  return state;
};

/**
 * A card's name as the table asked for it; `other` is the same card in the other language. ° follows a French name
 * that is our own translation, since the card in hand may say otherwise.
 */
export type CardName = { name: string; other: string | null };

export type Names = {
  /** What is printed on a card: in the language of the cards in hand. */
  card(key: string): CardName;
  /** Anything else: in the language of the app. */
  say(key: string): string;
};

/** Names for one language of the app and one of the cards in hand. */
export const namesIn = (
  { text, verified }: OpenBox,
  language: Language,
  cardNames: 'both' | Language,
): Names => {
  const say = (key: string): string => text[language][key] ?? key;
  const printed = (key: string, tongue: Language): string => {
    const name = text[tongue][key] ?? key;
    return tongue === 'fr' && name !== text.en[key] && !verified.has(key) ? `${name}\u00a0°` : name;
  };
  const card = (key: string): CardName => {
    const first = cardNames === 'both' ? language : cardNames;
    const name = printed(key, first);
    const other = printed(key, first === 'fr' ? 'en' : 'fr');
    return { name, other: cardNames === 'both' && other !== name ? other : null };
  };
  return { card, say };
};

export const useNames = (opened: OpenBox): Names =>
  namesIn(
    opened,
    useLanguage(),
    useJimeSettings((state) => state.settings.cardNames),
  );

export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’']/g, ' ')
    .toLowerCase();

/** Whether a name answers to what was typed, in either language, with or without accents. */
export const answersTo = ({ text }: OpenBox, keys: readonly string[], typed: string): boolean => {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  const said = folded(keys.flatMap((key) => [text.en[key] ?? key, text.fr[key] ?? key]).join(' '));
  return words.every((word) => said.includes(word));
};
