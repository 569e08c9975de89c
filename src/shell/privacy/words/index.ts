import type { Language } from '@/i18n/languages';
import { en } from './en';
import { fr } from './fr';

const WORDS: Record<Language, typeof en> = { en, fr };

export const wordsOf = (language: Language): typeof en => WORDS[language];
