import { create } from 'zustand';
import type { Book } from '@/saves/book';
import { namesUnder, removeUnder, writeValue } from '@/saves/settings';
import { useBook } from '@/session/book';

export type PutAway = {
  /** Put away for good; null until the book has been asked, so that nothing flashes up and goes. */
  seen: readonly string[] | null;
  open(): Promise<void>;
  dismiss(name: string): Promise<void>;
  showAgain(): Promise<void>;
};

/** What cannot be kept is shown again another evening: not worth stopping anyone for. */
const kept = async (work: (book: Book) => Promise<void>): Promise<void> => {
  const { book } = useBook.getState();
  if (book) await work(book).catch(() => undefined);
};

/** Small things a player may put away for good, each kept in the book under `prefix` and its name. */
export const createPutAway = (prefix: string) =>
  create<PutAway>()((set, get) => ({
    seen: null,
    open: async () => {
      const { book } = useBook.getState();
      const before = get().seen ?? [];
      set({ seen: book ? await namesUnder(book, prefix).catch(() => before) : before });
    },
    dismiss: async (name) => {
      set({ seen: [...(get().seen ?? []), name] });
      await kept((book) => writeValue(book, `${prefix}${name}`, 'seen'));
    },
    showAgain: async () => {
      set({ seen: [] });
      await kept((book) => removeUnder(book, prefix));
    },
  }));
