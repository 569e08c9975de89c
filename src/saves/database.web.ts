import type { Book } from './book';
import { openBookOn } from './book';
import type { FileSql } from './expoSql';
import { openFileSql } from './expoSql';
import { exportContent } from './export';
import type { BookFaultCode } from './faults';
import { faultOf } from './faults';
import { hasFileHandles, mayHaveFileHandles } from './web/fileHandles';
import { openIndexedDbPages, peekIndexedDbPages, removeIndexedDbPages } from './web/indexedDbPages';
import type { OpenedBook } from './openedBook';
import { opening } from './openedBook';
import { forgetfulStore } from './web/pageStore';
import { writeSaves } from './writeSaves';

const paged = () => import('./web/browserBook');

/** Set while a book is kept in the browser's database: it is asked for at once the next time, and never forgotten. */
const MARK = 'red-book.pages';

const marked = {
  get: (): boolean => {
    try {
      return localStorage.getItem(MARK) !== null;
    } catch {
      return false;
    }
  },
  set: (on: boolean): void => {
    try {
      if (on) localStorage.setItem(MARK, '1');
      else localStorage.removeItem(MARK);
    } catch {
      // Where even this is blocked, the book is looked for as if for the first time.
    }
  },
};

const isEmpty = async (sql: FileSql): Promise<boolean> => {
  const [row] = await sql.all<{ user_version: number }>('PRAGMA user_version');
  return (row?.user_version ?? 0) === 0;
};

/** Saves made while there was no file, beside those of the file: they become saves like those of an export. */
const bringOver = async (book: Book, bytes: Uint8Array): Promise<void> => {
  const { openBytes } = await paged();
  await writeSaves(book, await exportContent(await openBytes(bytes)));
};

/**
 * The book in its file. One that was kept in the browser's database before there was a file moves in, once, and leaves the
 * database only when it is in the file.
 */
const openFile = async (): Promise<Book> => {
  const sql = await openFileSql();
  const fresh = await isEmpty(sql);
  const left = fresh || marked.get() ? await peekIndexedDbPages() : null;
  if (left && fresh) await sql.fillWith(left);
  const book = await openBookOn(sql);
  if (left && !fresh) await bringOver(book, left);
  if (left) await removeIndexedDbPages();
  if (left) marked.set(false);
  return book;
};

const openPages = async (): Promise<Book> => {
  const store = await openIndexedDbPages();
  const book = await (await paged()).openPagedBook(store);
  marked.set(true);
  return book;
};

/** Faults of a file that is there: a book elsewhere would hide it. */
const OF_THE_FILE: readonly BookFaultCode[] = ['open-elsewhere', 'disk-full', 'newer', 'damaged'];

/** Opens the one book of the app: in a file, or in the browser's database where there are no files. */
export const openBook = async (): Promise<OpenedBook> => {
  const tries = mayHaveFileHandles() && (!marked.get() || (await hasFileHandles()));
  if (!tries) return opening('browser', openPages);
  return opening('file', openFile).catch(async (cause: unknown) => {
    const fault = faultOf(cause);
    if (OF_THE_FILE.includes(fault.code) || (await hasFileHandles())) throw fault;
    return opening('browser', openPages);
  });
};

/** A book that lasts as long as the page, for whoever goes on without saving: it can be exported. */
export const openUnkeptBook = (): Promise<OpenedBook> =>
  opening('nowhere', async () => (await paged()).openPagedBook(forgetfulStore));
