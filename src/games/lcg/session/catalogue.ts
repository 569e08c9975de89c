import { create } from 'zustand';
import type { Catalogue, KnownCard } from '@/games/lcg/catalogue';
import {
  EMPTY_CATALOGUE,
  forget,
  isKnownCard,
  merge,
  readKeptCatalogue,
  writeCatalogue,
} from '@/games/lcg/catalogue';
import type { Book } from '@/saves/book';
import type { BookFaultCode } from '@/saves/faults';
import { faultOf } from '@/saves/faults';
import { readValue, writeValue } from '@/saves/settings';

const NAME = 'lcg.catalogue';

type CatalogueState = {
  catalogue: Catalogue;
  book: Book | null;
  /** Why the last change could not be written; it still holds while the app is open. */
  saveFault: BookFaultCode | null;
  /** Reads what this table has typed so far; without a book, nothing. */
  open(book: Book | null): Promise<void>;
  /** What is known now goes before what was known of the same cards. */
  remember(cards: readonly KnownCard[]): Promise<void>;
  forget(card: KnownCard): Promise<void>;
  saveAgain(): Promise<void>;
};

const read = async (book: Book): Promise<Catalogue> => {
  const kept = await readValue(book, NAME);
  return kept === null ? EMPTY_CATALOGUE : readKeptCatalogue(kept);
};

/** Cards the table has typed, so that nobody types them twice. */
export const useCatalogue = create<CatalogueState>()((set, get) => {
  const keep = async (catalogue: Catalogue): Promise<void> => {
    set({ catalogue });
    const { book } = get();
    if (!book) return;
    try {
      await writeValue(book, NAME, writeCatalogue(catalogue));
      set({ saveFault: null });
    } catch (cause) {
      set({ saveFault: faultOf(cause).code });
    }
  };
  return {
    catalogue: EMPTY_CATALOGUE,
    book: null,
    saveFault: null,
    open: async (book) =>
      set({ book, catalogue: book ? await read(book) : EMPTY_CATALOGUE, saveFault: null }),
    remember: (cards) => keep(merge(get().catalogue, cards.filter(isKnownCard))),
    forget: (card) => keep(forget(get().catalogue, card)),
    saveAgain: () => keep(get().catalogue),
  };
});
