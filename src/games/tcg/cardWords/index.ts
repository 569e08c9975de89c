import type { Language } from '@/i18n/languages';
import { en } from './en';
import { fr } from './fr';

const WORDS: Record<Language, typeof en> = { en, fr };

/** The few words of the game that the shelf needs before anything else of it is loaded. */
export const wordsOf = (language: Language): typeof en => WORDS[language];
