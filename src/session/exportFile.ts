import Constants from 'expo-constants';
import { exportSaves } from '@/saves/export';
import type { SlotId } from '@/saves/rows';
import { bookToRead } from './book';
import { fileName } from './fileName';
import { findGame } from './games';
import { shareText } from './share';
import { betweenFrames } from './slices';

export const appVersion = (): string => Constants.expoConfig?.version ?? '0';

const share = async (file: string, chosen?: readonly SlotId[]): Promise<boolean> => {
  const book = await bookToRead();
  if (!book) return false;
  try {
    await shareText(file, await exportSaves(book, appVersion(), findGame, chosen, betweenFrames));
    return true;
  } catch {
    return false;
  }
};

/** Every save, handed over as one file. False when there is nothing to read or it could not be written. */
export const exportAll = (): Promise<boolean> => share(fileName('red-book', new Date(), 'json'));

/** One save, handed over as a file by itself, under its own name. */
export const exportSlot = (slot: SlotId, name: string): Promise<boolean> =>
  share(fileName(name, new Date(), 'json'), [slot]);
