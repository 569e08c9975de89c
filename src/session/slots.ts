import { create } from 'zustand';
import { cleanName } from '@/kernel/cleanText';
import type { Book } from '@/saves/book';
import type { BookFaultCode } from '@/saves/faults';
import { faultOf } from '@/saves/faults';
import { latestSlot } from '@/saves/latest';
import type { SlotId } from '@/saves/rows';
import type { Slot } from '@/saves/slots';
import { LONGEST_NAME, binSlot, duplicateSlot, emptyBin, listSlots, renameSlot } from '@/saves/slots';
import type { Snapshot } from '@/saves/snapshots';
import { beginFromSnapshot, listSnapshots, removeSnapshot } from '@/saves/snapshots';
import { useBook } from './book';
import { currentSession } from './currentSession';
import { keepGuess } from './firstGuess';
import { takeNewEdition } from './newEdition';

export type { Slot, SlotId, Snapshot };

type SlotsState = {
  /** Every save, those in the bin included; null before they have been read. */
  slots: Slot[] | null;
  /** Why the last wish could not be carried out; nothing has changed then. */
  fault: BookFaultCode | null;
  read(): Promise<void>;
  rename(slot: SlotId, name: string): Promise<void>;
  /** Goes on with the edition of its content that new games are offered; false when it does not fit. */
  takeNewEdition(slot: Slot, name: string): Promise<boolean>;
  duplicate(slot: SlotId, name: string): Promise<void>;
  /** Into the bin; the way back is `restore`. */
  bin(slot: SlotId): Promise<void>;
  restore(slot: SlotId): Promise<void>;
  emptyBin(): Promise<void>;
  /** Where adventures began, bookmarks and backups of a save, the latest first. */
  snapshotsOf(slot: SlotId): Promise<Snapshot[]>;
  removeSnapshot(snapshot: number): Promise<void>;
  /** A new save that goes on from there; null when it could not be made. */
  goOnFrom(snapshot: number, name: string): Promise<SlotId | null>;
};

export const useSlots = create<SlotsState>()((set) => {
  /** Does something to the book, then reads the list anew; without a book there is nothing to list. */
  const change = async <T>(work: (book: Book) => Promise<T>): Promise<T | null> => {
    const { book, keeping } = useBook.getState();
    if (!book) {
      set({ slots: [] });
      return null;
    }
    try {
      const done = await work(book);
      set({ slots: await listSlots(book), fault: null });
      // The title begins with the guess: what lies in the bin by now must not be gone on with.
      if (keeping !== 'nowhere') keepGuess('latest', await latestSlot(book));
      return done;
    } catch (cause) {
      set({ fault: faultOf(cause).code });
      return null;
    }
  };
  const asked = async (work: (book: Book) => Promise<unknown>): Promise<void> => {
    await change(work);
  };
  /** A game whose last steps cannot be written stays open, and so does its save. */
  const leaveSlot = async (slot: SlotId): Promise<boolean> => {
    const current = currentSession();
    if (current?.slot !== slot || (await current.leave())) return true;
    set({ fault: currentSession()?.saveFault ?? 'unknown' });
    return false;
  };
  return {
    slots: null,
    fault: null,
    read: () => asked(async () => undefined),
    rename: async (slot, typed) => {
      const name = cleanName(typed, LONGEST_NAME).trim();
      await asked((book) => renameSlot(book, slot, name));
      const current = currentSession();
      if (current?.slot === slot) current.rename(name);
    },
    takeNewEdition: async (slot, name) => {
      if (!(await leaveSlot(slot.slot))) return false;
      return (await change((book) => takeNewEdition(book, slot, name))) ?? false;
    },
    duplicate: (slot, name) => asked((book) => duplicateSlot(book, slot, name)),
    bin: async (slot) => {
      if (!(await leaveSlot(slot))) return;
      await asked((book) => binSlot(book, slot, true));
    },
    restore: (slot) => asked((book) => binSlot(book, slot, false)),
    emptyBin: () => asked((book) => emptyBin(book, currentSession()?.edition ?? null)),
    snapshotsOf: async (slot) => (await change((book) => listSnapshots(book, slot))) ?? [],
    removeSnapshot: (snapshot) => asked((book) => removeSnapshot(book, snapshot)),
    goOnFrom: (snapshot, name) => change((book) => beginFromSnapshot(book, snapshot, name)),
  };
});
