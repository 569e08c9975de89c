import { createContext, useContext } from 'react';
import type { RuleKind } from '@/games/jime/play';
import type { Linker } from '@/games/jime/words/links';
import { linkerOf } from '@/games/jime/words/links';
import { wordsOf } from '@/games/jime/words';
import type { Language } from '@/i18n/languages';
import { useLanguage } from '@/session/settings';

/** Opens a section; from a prompt, with what it says there. */
export type OpenRule = (section: string, prompt?: RuleKind) => void;

const Opening = createContext<OpenRule | null>(null);
export const OpeningRules = Opening.Provider;

/** Opens the rule of a section over the screen; null where no sheet can lie over it. */
export const useOpenRule = (): OpenRule | null => useContext(Opening);

const Reading = createContext<string | null>(null);
export const ReadingRule = Reading.Provider;

/** The section that is being read, which needs no link to itself. */
export const useReadRule = (): string | null => useContext(Reading);

/** Opens a rule by a long press, where a tap already means something. */
export const useRulePress = (): ((section: string) => (() => void) | undefined) => {
  const open = useOpenRule();
  return (section) => (open ? () => open(section) : undefined);
};

const linkers = new Map<Language, Linker>();

/** The terms of the language of the app, made ready once. */
export const useLinker = (): Linker => {
  const language = useLanguage();
  const known = linkers.get(language) ?? linkerOf(wordsOf(language).terms);
  linkers.set(language, known);
  return known;
};
