import type { Language } from '@/i18n/languages';
import type { Term } from '@/session/reference';
import type { Entry, EntryText } from './schema';
import { isEntries, isEntryTexts, isTerms } from './schema';

/** An entry with what it says to one reader. */
export type Topic = Entry & EntryText;

/** All there is to look up in one language: the index in its order, then what it does not name. */
export type Reference = { topics: Topic[]; terms: Term[] };

const TEXTS: Record<Language, () => Promise<{ default: unknown }>> = {
  en: () => import('./en.json'),
  fr: () => import('./fr.json'),
};

/** Nothing of the reference is loaded before it is asked for. */
export const loadReference = async (language: Language): Promise<Reference> => {
  const files = [import('./entries.json'), import('./terms.json'), TEXTS[language]()];
  const [entries, terms, texts] = (await Promise.all(files)).map((file): unknown => file.default);
  if (!isEntries(entries) || !isTerms(terms) || !isEntryTexts(texts))
    throw new Error(`The reference in ${language} is not as its schema says`);
  const said = new Map(Object.entries(texts));
  const topics = entries.map((entry) => {
    const text = said.get(entry.id);
    if (!text) throw new Error(`${entry.id} has no text in ${language}`);
    return { ...entry, ...text };
  });
  return { topics, terms };
};
