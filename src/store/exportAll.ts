import Constants from 'expo-constants';
import { exportBook } from '@/saves/export';
import { useBook } from './book';
import { shareText } from './share';

export const appVersion = (): string => Constants.expoConfig?.version ?? '0';

/** Everything kept, handed over as one file. False when there is nothing to read or it could not be written. */
export const exportAll = async (): Promise<boolean> => {
  const { book } = useBook.getState();
  if (!book) return false;
  try {
    await shareText('red-book-export.json', await exportBook(book, appVersion()));
    return true;
  } catch {
    return false;
  }
};
