import { create } from 'zustand';
import type { Book } from '@/saves/book';
import type { Hint } from './keptHints';
import { HINTS, forgetHints, keepHint, readHints } from './keptHints';
import { useSettings } from '@/session/settings';

type HintsState = {
  /** Put away for good; null until the book has been asked, so that nothing flashes up and goes. */
  seen: readonly Hint[] | null;
  open(): Promise<void>;
  dismiss(hint: Hint): Promise<void>;
  showAgain(): Promise<void>;
};

/** A hint that cannot be kept is shown again another evening: not worth stopping anyone for. */
const kept = async (work: (book: Book) => Promise<void>): Promise<void> => {
  const { book } = useSettings.getState();
  if (book) await work(book).catch(() => undefined);
};

export const useHints = create<HintsState>()((set, get) => ({
  seen: null,
  open: async () => {
    const { book } = useSettings.getState();
    set({ seen: book ? await readHints(book).catch(() => HINTS) : (get().seen ?? []) });
  },
  dismiss: async (hint) => {
    set({ seen: [...(get().seen ?? []), hint] });
    await kept((book) => keepHint(book, hint));
  },
  showAgain: async () => {
    set({ seen: [] });
    await kept(forgetHints);
  },
}));
