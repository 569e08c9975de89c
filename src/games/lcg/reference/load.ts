import type { Language } from '@/i18n/languages';
import type { Term } from '@/session/reference';
import type { Entry, EntryText } from './schema';
import { isEntries, isEntryTexts, isTerms } from './schema';

/** An entry with what it says to one reader. */
export type Topic = Entry & EntryText;

/** All there is to look up in one language, in the order of the documents. */
export type Reference = { topics: Topic[]; terms: Term[] };

/**
 * The texts of each language, a chunk of its own. What two of them shared would be loaded before the shelf, so the
 * entries are a third chunk, imported here alone.
 */
const TEXTS: Record<Language, () => Promise<{ texts: unknown }>> = {
  en: () => import('./en'),
  fr: () => import('./fr'),
};

/** Nothing of the reference is loaded before it is asked for. */
export const loadReference = async (language: Language): Promise<Reference> => {
  const [{ entries, terms }, { texts }] = await Promise.all([import('./entries'), TEXTS[language]()]);
  const known: unknown = entries;
  if (!isEntries(known) || !isTerms(terms) || !isEntryTexts(texts))
    throw new Error(`The reference in ${language} is not as its schema says`);
  const said = new Map(Object.entries(texts));
  const topics = known.map((entry) => {
    const text = said.get(entry.id);
    if (!text) throw new Error(`${entry.id} has no text in ${language}`);
    return { ...entry, ...text };
  });
  return { topics, terms };
};
