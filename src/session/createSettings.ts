import { create } from 'zustand';
import type { Book } from '@/saves/book';
import type { BookFaultCode } from '@/saves/faults';
import { faultOf } from '@/saves/faults';
import type { Choices, Chosen } from '@/saves/settings';
import { defaultsOf, keepValue, readChosen } from '@/saves/settings';

export type SettingsStore<Of extends Choices> = {
  settings: Chosen<Of>;
  book: Book | null;
  /** Why the last change could not be written; it still holds while the app is open. */
  unkept: BookFaultCode | null;
  /** Reads what was chosen; without a book, the defaults. */
  open(book: Book | null): Promise<void>;
  choose<Name extends keyof Of & string>(name: Name, value: Chosen<Of>[Name]): Promise<void>;
  keepAgain(): Promise<void>;
};

/** Settings kept in the book, each under `prefix` and its name. */
export const createSettings = <const Of extends Choices>(choices: Of, prefix = '') =>
  create<SettingsStore<Of>>()((set, get) => {
    const keep = async (names: readonly string[]): Promise<void> => {
      const { book, settings } = get();
      if (!book) return;
      try {
        for (const name of names) await keepValue(book, `${prefix}${name}`, settings[name] ?? '');
        set({ unkept: null });
      } catch (cause) {
        set({ unkept: faultOf(cause).code });
      }
    };
    return {
      settings: defaultsOf(choices),
      book: null,
      unkept: null,
      open: async (book) => {
        const settings = book ? await readChosen(book, choices, prefix) : defaultsOf(choices);
        set({ book, settings, unkept: null });
      },
      choose: async (name, value) => {
        set({ settings: { ...get().settings, [name]: value } });
        await keep([name]);
      },
      keepAgain: () => keep(Object.keys(choices)),
    };
  });
