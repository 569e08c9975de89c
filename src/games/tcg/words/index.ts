import type { Translations as ShellTranslations } from '@/i18n';
import { wordsOf as shellWordsOf } from '@/i18n';
import type { Language } from '@/i18n/languages';
import { byLanguage } from '@/i18n/languages';
import { en } from './en';
import { fr } from './fr';

/** The words of the TCG beside those that belong to no game. */
export type Translations = ShellTranslations & typeof en;

const TCG: Record<Language, typeof en> = { en, fr };

const WORDS = byLanguage((language): Translations => ({ ...shellWordsOf(language), ...TCG[language] }));

export const wordsOf = (language: Language): Translations => WORDS[language];
