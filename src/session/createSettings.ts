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
  /** Reads what was chosen; without a book, the defaults. */
  open(book: Book | null): Promise<void>;
  choose<Name extends keyof Of & string>(name: Name, value: Chosen<Of>[Name]): Promise<void>;
  saveAgain(): Promise<void>;
};

/** Settings kept in the book, each under `prefix` and its name. */
export const createSettings = <const Of extends Choices>(choices: Of, prefix = '') =>
  create<SettingsStore<Of>>()((set, get) => {
    const keep = async (names: readonly string[]): Promise<void> => {
      const { book, settings } = get();
      if (!book) return;
      try {
        for (const name of names) await writeValue(book, `${prefix}${name}`, settings[name] ?? '');
        set({ saveFault: null });
      } catch (cause) {
        set({ saveFault: faultOf(cause).code });
      }
    };
    return {
      settings: defaultsOf(choices),
      book: null,
      saveFault: null,
      open: async (book) => {
        const settings = book ? await readChosen(book, choices, prefix) : defaultsOf(choices);
        set({ book, settings, saveFault: null });
      },
      choose: async (name, value) => {
        set({ settings: { ...get().settings, [name]: value } });
        await keep([name]);
      },
      saveAgain: () => keep(Object.keys(choices)),
    };
  });
