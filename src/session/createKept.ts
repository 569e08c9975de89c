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

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

type Form<Value> = {
  fresh: Value;
  /** What was written, as far as it can be read. */
  read(written: unknown): Value;
  /** What of a value is kept, so that it can be read again. */
  fit(value: Value, before: Value): Value;
};

const createKeptAs = <Value>(name: string, { fresh, read, fit }: Form<Value>) =>
  create<Kept<Value>>()((set, get) => ({
    value: fresh,
    book: null,
    saveFault: null,
    open: async (book) => {
      const value = book ? read(parsed(await readValue(book, name))) : fresh;
      set({ book, value, saveFault: null });
    },
    keep: (value) => {
      set({ value: fit(value, get().value) });
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

/** One value kept in the book under a name; what a later version wrote is as if nothing had been kept. */
export const createKept = <Value>(name: string, isValue: Check<Value>, fresh: Value) =>
  createKeptAs(name, {
    fresh,
    read: (written) => (isValue(written) ? written : fresh),
    fit: (value, before) => (isValue(value) ? value : before),
  });

/** A list kept in the book: an entry that does not have its shape is neither written nor read, and hides none of the others. */
export const createKeptList = <Entry>(name: string, isEntry: Check<Entry>) =>
  createKeptAs<readonly Entry[]>(name, {
    fresh: [],
    read: (written) => (Array.isArray(written) ? written.filter(isEntry) : []),
    fit: (entries) => entries.filter(isEntry),
  });
