import type { Book } from './book';
import { openBookOn, openBookToReadOn } from './book';
import { openFileSql } from './expoSql';
import type { BookFaultCode } from './faults';
import { faultOf } from './faults';
import { hasFileHandles, mayHaveFileHandles } from './web/fileHandles';
import { tellingFullDisk } from './web/fullDisk';
import type { LeftPages } from './web/indexedDbPages';
import { openIndexedDbPages, peekIndexedDbPages, removeIndexedDbPages } from './web/indexedDbPages';
import { moveBook } from './moveBook';
import type { OpenedBook } from './openedBook';
import { opening } from './openedBook';
import { forgetfulStore } from './web/pageStore';
import { listSlots } from './slots';
import type { Sql } from './sql';
import { versionOf } from './tables';

const paged = () => import('./web/browserBook');

/** What is known of this page's book before it is opened. */
const markOf = (name: string) => ({
  get: (): boolean => {
    try {
      return localStorage.getItem(name) !== null;
    } catch {
      return false;
    }
  },
  set: (on: boolean): void => {
    try {
      if (on) localStorage.setItem(name, '1');
      else localStorage.removeItem(name);
    } catch {
      // Where even this is blocked, the book is looked for as if for the first time.
    }
  },
});

/** While a book lies in the browser's database: it is asked for at once the next time, and never forgotten. */
const pagesMark = markOf('red-book.pages');
/** Once a book lies in a file: a file that does not open today must not be hidden by an empty book elsewhere. */
const fileMark = markOf('red-book.file');

/** What was kept in the browser's database before there was a file. It leaves the database only when it is in the file. */
const moveIn = async (book: Book, { bytes, stamp }: LeftPages): Promise<void> => {
  pagesMark.set(true);
  await moveBook(await (await paged()).openBytes(bytes), book, stamp);
  // Not waited for: one that will not go now goes at the next start, and the file knows that it has moved.
  removeIndexedDbPages().then(
    () => pagesMark.set(false),
    () => undefined,
  );
};

/** Takes in what was left in the browser's database. What cannot be taken in stays there, and never closes a book that has saves. */
const moveLeftPages = async (book: Book, isNew: boolean): Promise<void> => {
  if (!isNew && !pagesMark.get()) return;
  try {
    const left = await peekIndexedDbPages();
    if (left) await moveIn(book, left);
  } catch (cause) {
    if (pagesMark.get() && (await listSlots(book)).length === 0) throw faultOf(cause);
  }
};

/** Of a query that failed the worker says only that it did; of a script, what SQLite says. */
const versionIn = (sql: Sql): Promise<number> =>
  versionOf(sql).catch(async (cause: unknown) => {
    await sql.exec('PRAGMA user_version');
    throw cause;
  });

const openFile = async (): Promise<OpenedBook> => {
  let isNew = false;
  const opened = await opening('file', async () => {
    const sql = tellingFullDisk(await openFileSql());
    isNew = (await versionIn(sql)) === 0;
    return openBookOn(sql);
  });
  fileMark.set(true);
  // A large book takes its time to move: the patience of opening ends before it.
  await moveLeftPages(opened.book, isNew);
  return opened;
};

const openPages = (): Promise<OpenedBook> =>
  opening('browser', async () => {
    const store = await openIndexedDbPages();
    const book = await (await paged()).openPagedBook(store);
    pagesMark.set(true);
    return book;
  });

/** Faults of a file that is there: a book elsewhere would hide it. */
const OF_THE_FILE: readonly BookFaultCode[] = ['open-elsewhere', 'disk-full', 'newer', 'damaged'];

/** Opens the one book of the app: in a file, or in the browser's database where there are no files. */
export const openBook = async (): Promise<OpenedBook> => {
  if (fileMark.get()) return openFile();
  const tries = mayHaveFileHandles() && (!pagesMark.get() || (await hasFileHandles()));
  if (!tries) return openPages();
  return openFile().catch(async (cause: unknown) => {
    const fault = faultOf(cause);
    if (OF_THE_FILE.includes(fault.code) || fileMark.get() || (await hasFileHandles())) throw fault;
    return openPages();
  });
};

/** A copy in memory of what lies in the browser's database; null where nothing does. */
const copyOfPages = async (): Promise<Book | null> => {
  const left = fileMark.get() ? null : await peekIndexedDbPages();
  return left && (await paged()).openBytes(left.bytes);
};

/** The book for whoever only carries it away: nothing in it changes. Throws a BookFault and nothing else. */
export const openBookToRead = async (): Promise<Book> => {
  const { book } = await opening(
    'file',
    async () => (await copyOfPages()) ?? openBookToReadOn(await openFileSql()),
  );
  return book;
};

/** A book that lasts as long as the page, for whoever goes on without saving: it can be exported. */
export const openUnkeptBook = (): Promise<OpenedBook> =>
  opening('nowhere', async () => (await paged()).openPagedBook(forgetfulStore));
