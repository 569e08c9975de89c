import type { Book } from './book';
import { openBookOn, openBookToReadOn } from './book';
import { openFileSql, openMemorySql } from './expoSql';
import type { OpenedBook } from './openedBook';
import { opening } from './openedBook';

/** Opens the one database of the app. Throws a BookFault and nothing else. */
export const openBook = (): Promise<OpenedBook> =>
  opening('file', async () => openBookOn(await openFileSql(), 'wal'));

/** The book for whoever only carries it away: nothing in it changes. Throws a BookFault and nothing else. */
export const openBookToRead = async (): Promise<Book> => {
  const { book } = await opening('file', async () => openBookToReadOn(await openFileSql(), 'wal'));
  return book;
};

/** A book that lasts as long as the app is open, for whoever goes on without saving. */
export const openUnkeptBook = (): Promise<OpenedBook> =>
  opening('nowhere', async () => openBookOn(await openMemorySql()));
