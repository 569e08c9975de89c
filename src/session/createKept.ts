import { create } from 'zustand';
import type { Check } from '@/kernel/checks';
import type { Book } from '@/saves/book';
import type { BookFaultCode } from '@/saves/faults';
import { faultOf } from '@/saves/faults';
import { readValue, writeValue } from '@/saves/settings';

export type Kept<Value> = {
  value: Value;
  book: Book | null;
  /** Why the last change could not be written; it still holds while the app is open. */
  saveFault: BookFaultCode | null;
  /** Reads what was kept; without a book, what there is at first. */
  open(book: Book | null): Promise<void>;
  keep(value: Value): Promise<void>;
  saveAgain(): Promise<void>;
};

const parsed = <Value>(text: string | null, isValue: Check<Value>, fresh: Value): Value => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isValue(value) ? value : fresh;
  } catch {
    return fresh;
  }
};

/** One value kept in the book under a name; what a later version wrote is as if nothing had been kept. */
export const createKept = <Value>(name: string, isValue: Check<Value>, fresh: Value) =>
  create<Kept<Value>>()((set, get) => ({
    value: fresh,
    book: null,
    saveFault: null,
    open: async (book) => {
      const value = book ? parsed(await readValue(book, name), isValue, fresh) : fresh;
      set({ book, value, saveFault: null });
    },
    keep: (value) => {
      set({ value });
      return get().saveAgain();
    },
    saveAgain: async () => {
      const { book, value } = get();
      if (!book) return;
      try {
        await writeValue(book, name, JSON.stringify(value));
        set({ saveFault: null });
      } catch (cause) {
        set({ saveFault: faultOf(cause).code });
      }
    },
  }));
