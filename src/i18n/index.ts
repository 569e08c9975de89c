import { en } from './en';
import { fr } from './fr';
import type { Language } from './languages';

/** The words that belong to no game. */
export type Translations = typeof en;

const WORDS: Record<Language, Translations> = { en, fr };

export const wordsOf = (language: Language): Translations => WORDS[language];
