import type { Translations } from './en';
import { en } from './en';
import { fr } from './fr';

export { listed } from './en';
export type { Translations } from './en';
export type { Told } from '@/games/jime/words/en/telling';
export type Language = 'fr' | 'en';

const WORDS: Record<Language, Translations> = { en, fr };

export const wordsOf = (language: Language): Translations => WORDS[language];

/** The first language of the device that we speak; English when we speak none of them. */
export const firstSpoken = (deviceLanguages: readonly (string | null)[]): Language =>
  deviceLanguages.find((code): code is Language => code === 'fr' || code === 'en') ?? 'en';
