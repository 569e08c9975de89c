import { create } from 'zustand';
import type { GameId } from '@/kernel/game';
import type { BookFaultCode } from '@/saves/faults';
import type { Edition } from '@/saves/imports';
import type { SlotId } from '@/saves/rows';

/** What pages that belong to no game know of the game that is open. */
export type CurrentSession = {
  game: GameId;
  /** Null while nothing has been written yet. */
  slot: SlotId | null;
  name: string;
  /** The edition of imported content it is played with. */
  edition: Edition | null;
  cover(): unknown;
  /** Why the last steps are not on disk. */
  saveFault: BookFaultCode | null;
  /** The save has been given another name. */
  rename(name: string): void;
  bookmark(name: string): Promise<boolean>;
  saveAgain(): Promise<boolean>;
  leave(): Promise<boolean>;
};

/** The one game that is open on this device, whichever it is; null when none is. */
export const useCurrentSession = create<{ current: CurrentSession | null }>()(() => ({ current: null }));

export const currentSession = (): CurrentSession | null => useCurrentSession.getState().current;
