import { AppState } from 'react-native';
import { create } from 'zustand';
import type { Book } from '@/saves/book';
import type { BookFaultCode } from '@/saves/faults';
import { faultOf } from '@/saves/faults';
import type { Keeping } from '@/saves/openedBook';
import { acquireTabLock, waitForTabLock } from '@/saves/tabLock';
import { useCurrentSession } from './currentSession';
import { useSettings } from './settings';

/** What reads and writes the book: the title is drawn without it. */
const database = () => import('@/saves/database');

type BookState = {
  /** 'unsaved': the player chose to go on although nothing can be kept. */
  status: 'opening' | 'open' | 'unsaved' | 'failed';
  fault: BookFaultCode | null;
  book: Book | null;
  /** Where the book is kept; null until it is open. */
  keeping: Keeping | null;
  open(): Promise<void>;
  goOnUnsaved(): Promise<void>;
};

/** Asked once for each page: who asks a second time waits for himself. */
let lock: Promise<boolean> | undefined;
const isOurs = (): Promise<boolean> => (lock ??= acquireTabLock());

let opened: Promise<void> | undefined;

export const useBook = create<BookState>()((set, get) => {
  const openNow = async (): Promise<void> => {
    set({ status: 'opening', fault: null });
    try {
      const { book, keeping } = await (await database()).openBook();
      await useSettings.getState().open(book);
      set({ status: 'open', book, keeping });
    } catch (cause) {
      set({ status: 'failed', fault: faultOf(cause).code });
    }
  };
  const openFirst = async (): Promise<void> => {
    if (await isOurs()) return openNow();
    set({ status: 'failed', fault: 'open-elsewhere' });
    await waitForTabLock();
    // Whoever went on without saving meanwhile keeps what is on the screen.
    if (get().status === 'failed') await openNow();
  };
  return {
    status: 'opening',
    fault: null,
    book: null,
    keeping: null,
    // Once for each page: the browser's own way back may mount the first screen anew, even before the book is open.
    open: () => (opened ??= openFirst()),
    goOnUnsaved: async () => {
      set({ status: 'opening', fault: null });
      // A book that lasts as long as the page can still be exported; without even that, there is none.
      const { book } = await database()
        .then(({ openUnkeptBook }) => openUnkeptBook())
        .catch(() => ({ book: null }));
      // The settings on the screen stay, and nothing is guessed from them at the next start.
      await useSettings.getState().open(null);
      set({ status: 'unsaved', fault: null, book, keeping: 'nowhere' });
    },
  };
});

/** Whether the book opens is known; it may be open elsewhere for as long as somebody likes. */
const answered = (): Promise<void> =>
  new Promise((resolve) => {
    if (useBook.getState().status !== 'opening') return resolve();
    const stop = useBook.subscribe(({ status }) => {
      if (status === 'opening') return;
      stop();
      resolve();
    });
  });

let toRead: Promise<Book | null> | undefined;

const openToRead = async (): Promise<Book | null> => {
  if (!(await isOurs())) return null;
  return (await database()).openBookToRead().catch(() => null);
};

/** The book for whoever only carries it away: the open one, or, where none was opened or it did not open, one that changes nothing. */
export const bookToRead = async (): Promise<Book | null> => {
  if (opened) await answered();
  const { book, status } = useBook.getState();
  if (book || status === 'unsaved') return book;
  const found = await (toRead ??= openToRead());
  if (!found) toRead = undefined;
  return found;
};

/** When nobody waits for a tap: a game has been put away, or the app has. */
const foldLog = (): void => void useBook.getState().book?.foldLog();

useCurrentSession.subscribe(({ current }, before) => {
  if (before.current && !current) foldLog();
});
AppState.addEventListener('change', (state) => {
  if (state === 'background') foldLog();
});
