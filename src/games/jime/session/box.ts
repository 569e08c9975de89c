import { useEffect } from 'react';
import { create } from 'zustand';
import { LANGUAGES } from '@/i18n/languages';
import { useLanguage } from '@/session/settings';
import type { OpenBox } from './openBox';
import { firstOfCards, openBox } from './openBox';
import { useJimeSettings } from './settings';

export { OUR_OWN, namesIn } from './openBox';
export type { CardName, Names, OpenBox } from './openBox';

type BoxState = { opened: OpenBox | null; failed: boolean; open(): Promise<void> };

export const useBoxStore = create<BoxState>()((set, get) => ({
  opened: null,
  failed: false,
  open: async () => {
    if (get().opened) return;
    set({ failed: false });
    try {
      set({ opened: await openBox() });
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

/** Whether names of cards may be our own translation: English ones never are. */
export const useUnverified = (): boolean =>
  firstOfCards(
    useLanguage(),
    useJimeSettings((state) => state.settings.cardNames),
  ) !== 'en';

export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’']/g, ' ')
    .toLowerCase();

/** Whether a name answers to what was typed, in any language, with or without accents. */
export const answersTo = ({ text }: OpenBox, keys: readonly string[], typed: string): boolean => {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  const said = folded(
    keys.flatMap((key) => LANGUAGES.map((language) => text[language][key] ?? key)).join(' '),
  );
  return words.every((word) => said.includes(word));
};
