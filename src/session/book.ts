import { create } from 'zustand';
import type { Book } from '@/saves/book';
import type { BookFaultCode } from '@/saves/faults';
import { faultOf } from '@/saves/faults';
import { openBook } from '@/saves/database';
import { acquireTabLock, waitForTabLock } from '@/saves/tabLock';
import { useSettings } from './settings';

type BookState = {
  /** 'unsaved': the player chose to go on although nothing can be kept. */
  status: 'opening' | 'open' | 'unsaved' | 'failed';
  fault: BookFaultCode | null;
  book: Book | null;
  open(): Promise<void>;
  goOnUnsaved(): void;
};

export const useBook = create<BookState>()((set, get) => {
  const openNow = async (): Promise<void> => {
    set({ status: 'opening', fault: null });
    try {
      const book = await openBook();
      await useSettings.getState().open(book);
      set({ status: 'open', book });
    } catch (cause) {
      set({ status: 'failed', fault: faultOf(cause).code });
    }
  };
  return {
    status: 'opening',
    fault: null,
    book: null,
    open: async () => {
      if (await acquireTabLock()) return openNow();
      set({ status: 'failed', fault: 'open-elsewhere' });
      await waitForTabLock();
      // Whoever went on without saving meanwhile keeps what is on the screen.
      if (get().status === 'failed') await openNow();
    },
    goOnUnsaved: () => {
      void useSettings.getState().open(null);
      set({ status: 'unsaved', fault: null });
    },
  };
});
