import { create } from 'zustand';
import type { Book } from '@/saves/book';
import { removeUnder, writeValue, namesUnder } from '@/saves/settings';
import { useBook } from '@/session/book';

/** What a newcomer is told once, at the first sight of it. */
export const HINTS = ['board', 'threat', 'enemies', 'hourglass', 'undo'] as const;
export type Hint = (typeof HINTS)[number];

const PREFIX = 'jime.hint.';

/** The hints that were put away for good. */
export const readHints = async (book: Book): Promise<Hint[]> => {
  const names = await namesUnder(book, PREFIX);
  return HINTS.filter((hint) => names.includes(hint));
};

type HintsState = {
  /** Put away for good; null until the book has been asked, so that nothing flashes up and goes. */
  seen: readonly Hint[] | null;
  open(): Promise<void>;
  dismiss(hint: Hint): Promise<void>;
  showAgain(): Promise<void>;
};

/** A hint that cannot be kept is shown again another evening: not worth stopping anyone for. */
const kept = async (work: (book: Book) => Promise<void>): Promise<void> => {
  const { book } = useBook.getState();
  if (book) await work(book).catch(() => undefined);
};

export const useHints = create<HintsState>()((set, get) => ({
  seen: null,
  open: async () => {
    const { book } = useBook.getState();
    set({ seen: book ? await readHints(book).catch(() => HINTS) : (get().seen ?? []) });
  },
  dismiss: async (hint) => {
    set({ seen: [...(get().seen ?? []), hint] });
    await kept((book) => writeValue(book, `${PREFIX}${hint}`, 'seen'));
  },
  showAgain: async () => {
    set({ seen: [] });
    await kept((book) => removeUnder(book, PREFIX));
  },
}));
