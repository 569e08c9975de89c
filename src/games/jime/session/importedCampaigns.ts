import { create } from 'zustand';
import type { Language } from '@/i18n/languages';
import { listBundles, readBundle, removeBundle } from '@/games/jime/content/bundles';
import type { BookFaultCode } from '@/saves/faults';
import { faultOf } from '@/saves/faults';
import { useBook } from '@/session/book';
import { useGame } from './game';

/** A campaign that came from a file. One that can no longer be read still has its id, and can be removed. */
export type Brought = { id: string; name: Record<Language, string> };

/** Why a campaign stays: the saves that are played with it, or what the book said. */
export type Kept = { saves: readonly string[] } | { fault: BookFaultCode };

type BroughtState = {
  /** Null before they have been read. */
  campaigns: Brought[] | null;
  read(): Promise<void>;
  /** Takes a campaign off the shelf for good; why not, when it stays. */
  remove(id: string): Promise<Kept | null>;
};

const broughtOf = ({ id, bundle }: { id: string; bundle: string }): Brought => {
  const found = readBundle(bundle);
  const nameIn = (language: Language): string =>
    (found.ok ? found.bundle.text[language][found.campaign.name] : undefined) ?? id;
  return { id, name: { en: nameIn('en'), fr: nameIn('fr') } };
};

export const useBrought = create<BroughtState>()((set, get) => ({
  campaigns: null,
  read: async () => {
    const { book } = useBook.getState();
    const bundles = book ? await listBundles(book).catch(() => []) : [];
    set({ campaigns: bundles.map(broughtOf) });
  },
  remove: async (id) => {
    const { book } = useBook.getState();
    const { game } = useGame.getState();
    // A game that could not be written yet has no save to speak for it.
    if (game?.content.campaign.id === id) return { saves: [game.name] };
    try {
      const saves = book ? await removeBundle(book, id) : [];
      await get().read();
      return saves.length > 0 ? { saves } : null;
    } catch (cause) {
      return { fault: faultOf(cause).code };
    }
  },
}));
