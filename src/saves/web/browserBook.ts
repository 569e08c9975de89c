import wasm from 'expo-sqlite/web/wa-sqlite/wa-sqlite.wasm';
import type { Book } from '../book';
import { openBookOn } from '../book';
import { PageFile } from './pageFile';
import type { PageStore } from './pageStore';
import { forgetfulStore } from './pageStore';
import { openPagedSql } from './pagedSql';

/** A book whose pages are kept in `store`. Behind one lazy import: no browser with files loads a line of it. */
export const openPagedBook = async (store: PageStore): Promise<Book> =>
  openBookOn(await openPagedSql(store, { locateFile: () => wasm }));

/** The bytes of a book, to be read and then forgotten. */
export const openBytes = (bytes: Uint8Array): Promise<Book> => {
  const file = new PageFile();
  file.write(bytes, 0);
  const { size, pages } = file.changes() ?? { size: 0, pages: [] };
  return openPagedBook({
    ...forgetfulStore,
    load: async () => ({ size, pages: pages.map(([, page]) => page) }),
  });
};
