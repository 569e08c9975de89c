import type { Language } from '@/i18n/languages';
import type { Entry, EntryText } from './schema';
import { entriesSchema, entryTextsSchema } from './schema';

/** An entry with what it says to one reader. */
export type Topic = Entry & EntryText;

/**
 * The texts by language, each a chunk of its own. The entries are a third one, imported here alone: what two lazy
 * chunks share would be loaded before the shelf.
 */
const TEXTS: Record<Language, () => Promise<{ texts: unknown }>> = {
  en: () => import('./en'),
  fr: () => import('./fr'),
};

/** The whole reference in one language, in the order of the documents; nothing of it is loaded before it is asked for. */
export const loadReference = async (language: Language): Promise<Topic[]> => {
  const [{ entries }, { texts }] = await Promise.all([import('./entries'), TEXTS[language]()]);
  const said = new Map(Object.entries(entryTextsSchema.parse(texts)));
  return entriesSchema.parse(entries).map((entry) => {
    const text = said.get(entry.id);
    if (!text) throw new Error(`${entry.id} has no text in ${language}`);
    return { ...entry, ...text };
  });
};
