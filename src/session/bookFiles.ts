import { File } from 'expo-file-system';
import { bookPaths } from '@/saves/expoSql';
import type { RawFile } from '@/saves/web/rawBook';

/** The files of the book without opening it; a device has all or some of them. */
export const bookFiles = async (): Promise<RawFile[]> => {
  const there = bookPaths()
    .map((path) => new File(`file://${path}`))
    .filter((file) => file.exists);
  return Promise.all(there.map(async (file) => ({ name: file.name, bytes: await file.bytes() })));
};
