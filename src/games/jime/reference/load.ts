import type { Language } from '@/i18n/languages';
import type { SectionText } from './schema';
import { isSectionTexts } from './schema';

/** The texts of each language, a chunk of its own: nothing of the reference is loaded before it is opened. */
const TEXTS: Record<Language, () => Promise<{ texts: unknown }>> = {
  en: () => import('./en'),
  fr: () => import('./fr'),
};

/** What is said of every section of the guide, by its number. */
export const loadSections = async (language: Language): Promise<ReadonlyMap<string, SectionText>> => {
  const { texts } = await TEXTS[language]();
  if (!isSectionTexts(texts)) throw new Error(`The reference in ${language} is not as its schema says`);
  return new Map(Object.entries(texts));
};
