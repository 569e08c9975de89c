import { create } from 'zustand';
import type { GameId } from '@/kernel/game';
import type { BookFaultCode } from '@/saves/faults';
import { faultOf } from '@/saves/faults';
import type { ImportedContent } from '@/saves/imports';
import { listImports, removeImport } from '@/saves/imports';
import { useBook } from './book';

/** Why imported content stays: the saves that are played with it, or what the book said. */
export type RemovalRefusal = { saves: readonly string[] } | { fault: BookFaultCode };

type ImportedContentState = {
  /** Null before it has been read. */
  contents: readonly ImportedContent[] | null;
  read(): Promise<void>;
  /** Removes it for good; why not, when it stays. */
  remove(game: GameId, id: string): Promise<RemovalRefusal | null>;
};

/** Content of all games that came as files. */
export const useImportedContent = create<ImportedContentState>()((set, get) => ({
  contents: null,
  read: async () => {
    const { book } = useBook.getState();
    set({ contents: book ? await listImports(book).catch(() => []) : [] });
  },
  remove: async (game, id) => {
    const { book } = useBook.getState();
    try {
      const saves = book ? await removeImport(book, game, id) : [];
      await get().read();
      return saves.length > 0 ? { saves } : null;
    } catch (cause) {
      return { fault: faultOf(cause).code };
    }
  },
}));
