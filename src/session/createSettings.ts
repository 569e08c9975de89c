import { create } from 'zustand';
import type { Book } from '@/saves/book';
import type { BookFaultCode } from '@/saves/faults';
import { faultOf } from '@/saves/faults';
import type { Choices, Chosen } from '@/saves/settings';
import { defaultsOf, writeValue, readChosen } from '@/saves/settings';

export type SettingsStore<Of extends Choices> = {
  settings: Chosen<Of>;
  book: Book | null;
  /** Why the last change could not be written; it still holds while the app is open. */
  saveFault: BookFaultCode | null;
  /** Reads what was chosen; without a book, what there was at first. */
  open(book: Book | null): Promise<void>;
  choose<Name extends keyof Of & string>(name: Name, value: Chosen<Of>[Name]): Promise<void>;
  saveAgain(): Promise<void>;
};

/** Settings kept in the book, each under `prefix` and its name; `first` holds until it is open. */
export const createSettings = <const Of extends Choices>(
  choices: Of,
  prefix = '',
  first: Chosen<Of> = defaultsOf(choices),
) =>
  create<SettingsStore<Of>>()((set, get) => {
    /** Writes values, and answers why it could not. */
    const keep = async (book: Book, values: Partial<Chosen<Of>>): Promise<BookFaultCode | null> => {
      try {
        for (const [name, value] of Object.entries(values))
          await writeValue(book, `${prefix}${name}`, String(value));
        return null;
      } catch (cause) {
        return faultOf(cause).code;
      }
    };
    return {
      settings: first,
      book: null,
      saveFault: null,
      open: async (book) => {
        const settings = book ? await readChosen(book, choices, prefix) : first;
        set({ book, settings, saveFault: null });
      },
      // On disk before the screen shows it: a page closed the moment after has lost nothing.
      choose: async (name, value) => {
        const { book } = get();
        const saveFault = book ? await keep(book, { [name]: value } as Partial<Chosen<Of>>) : null;
        set({ settings: { ...get().settings, [name]: value }, saveFault });
      },
      saveAgain: async () => {
        const { book, settings } = get();
        if (book) set({ saveFault: await keep(book, settings) });
      },
    };
  });
