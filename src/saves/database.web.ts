import type { Book } from './book';
import { openBookOn } from './book';
import { openFileSql } from './expoSql';
import type { BookFaultCode } from './faults';
import { faultOf } from './faults';
import { hasFileHandles, mayHaveFileHandles } from './web/fileHandles';
import type { LeftPages } from './web/indexedDbPages';
import { openIndexedDbPages, peekIndexedDbPages, removeIndexedDbPages } from './web/indexedDbPages';
import { moveBook } from './moveBook';
import type { OpenedBook } from './openedBook';
import { opening } from './openedBook';
import { forgetfulStore } from './web/pageStore';
import { versionOf } from './tables';

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

/** What was kept in the browser's database before there was a file. It leaves the database only when it is in the file. */
const moveIn = async (book: Book, { bytes, stamp }: LeftPages): Promise<void> => {
  await moveBook(await (await paged()).openBytes(bytes), book, stamp);
  // One that will not go now goes at the next start: the file knows that it has moved.
  await removeIndexedDbPages().then(
    () => marked.set(false),
    () => marked.set(true),
  );
};

const openFile = async (): Promise<Book> => {
  const sql = await openFileSql();
  const isNew = (await versionOf(sql)) === 0;
  const book = await openBookOn(sql);
  const left = isNew || marked.get() ? await peekIndexedDbPages() : null;
  if (left) await moveIn(book, left);
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
