import { BookFault, faultOf } from '../faults';
import type { PageChanges } from './pageFile';
import { PAGE } from './pageFile';
import type { KeptPages, PageStore } from './pageStore';

const DATABASE = 'red-book';
const PAGES = 'pages';
const HEAD = 'head';

/** Which write the kept pages are of, and who made it: a page that does not know of the latest write must not write over it. */
type Head = { size: number; write: number; writer: string };

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Settles when the transaction is on disk; a request that succeeded is not there yet. */
const endOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException('aborted', 'AbortError'));
  });

const allPages = (from = 0): IDBKeyRange => IDBKeyRange.bound(from, Infinity);

/** The database of the book; null when it does not exist and is not to be made. */
const openDatabase = (make: boolean): Promise<IDBDatabase | null> => {
  const request = indexedDB.open(DATABASE, 1);
  let isNew = false;
  request.onupgradeneeded = () => {
    isNew = true;
    if (make) request.result.createObjectStore(PAGES);
    else request.transaction?.abort();
  };
  return answerOf(request).catch((cause: unknown) => {
    if (isNew && !make) return null;
    throw cause;
  });
};

const readPages = async (database: IDBDatabase): Promise<{ head: Head; pages: Uint8Array[] } | null> => {
  const store = database.transaction(PAGES).objectStore(PAGES);
  const [head, pages] = await Promise.all([
    answerOf<Head | undefined>(store.get(HEAD)),
    answerOf<Uint8Array[]>(store.getAll(allPages())),
  ]);
  if (!head) return null;
  if (pages.length !== Math.ceil(head.size / PAGE)) throw new BookFault('damaged');
  return { head, pages };
};

const putChanges = (store: IDBObjectStore, { size, pages }: PageChanges, head: Head): void => {
  store.put(head, HEAD);
  for (const [page, bytes] of pages) store.put(bytes, page);
  store.delete(allPages(Math.ceil(size / PAGE)));
};

/** What a browser says of a connection that it has lost, as it does to a page that slept: another one may do. */
const LOST = ['InvalidStateError', 'UnknownError'];

class IndexedDbPages implements PageStore {
  private last: Head | null = null;
  /** Each attempt has a number of its own: one that failed may yet have been made. */
  private attempts = 0;
  private readonly writer = `${Date.now()}-${Math.random()}`;

  constructor(private database: IDBDatabase) {
    this.hold(database);
  }

  async load(): Promise<KeptPages | null> {
    const kept = await readPages(this.database);
    this.last = kept?.head ?? null;
    this.attempts = this.last?.write ?? 0;
    return kept && { size: kept.head.size, pages: kept.pages };
  }

  async keep(changes: PageChanges, whole: () => PageChanges): Promise<void> {
    this.attempts += 1;
    const head = { size: changes.size, write: this.attempts, writer: this.writer };
    await this.commit(changes, whole, head).catch(async (cause: unknown) => {
      if (!LOST.includes((cause as DOMException).name)) throw cause;
      await this.reconnect();
      await this.commit(changes, whole, head);
    });
    this.last = head;
  }

  /** One transaction: a page killed in the middle of it leaves the book of the write before. */
  private async commit(changes: PageChanges, whole: () => PageChanges, head: Head): Promise<void> {
    const transaction = this.database.transaction(PAGES, 'readwrite', { durability: 'strict' });
    const end = endOf(transaction);
    const store = transaction.objectStore(PAGES);
    let elsewhere = false;
    const request: IDBRequest<Head | undefined> = store.get(HEAD);
    request.onsuccess = () => {
      const kept = request.result;
      // The connection was lost after this very write had been made: nothing is left to do.
      if (kept?.writer === head.writer && kept.write === head.write) return;
      if (kept?.writer === this.last?.writer && kept?.write === this.last?.write)
        return putChanges(store, changes, head);
      // A write of ours that was taken back, since its connection was lost, had been made all the same.
      if (kept?.writer === this.writer) return putChanges(store, whole(), head);
      elsewhere = true;
      transaction.abort();
    };
    await end.catch((cause: unknown) => {
      throw elsewhere ? new BookFault('open-elsewhere') : cause;
    });
  }

  private hold(database: IDBDatabase): void {
    this.database = database;
    // Another page that moves the book away would otherwise wait for this one for ever.
    database.onversionchange = () => database.close();
  }

  private async reconnect(): Promise<void> {
    const database = await openDatabase(false);
    if (!database) throw new BookFault('open-elsewhere');
    this.hold(database);
  }
}

/** What says no more of itself is a browser that keeps its database from this page; a full disk says so. */
const blocked = (cause: unknown): never => {
  const fault = faultOf(cause);
  throw fault.code === 'unknown' ? new BookFault('storage-blocked', cause) : fault;
};

/** The book's pages in the browser's database. A browser that has none, or keeps it from this page, blocks storage. */
export const openIndexedDbPages = async (): Promise<PageStore> => {
  if (!globalThis.indexedDB) return blocked(new Error('no IndexedDB'));
  const database = await openDatabase(true).catch(blocked);
  return database ? new IndexedDbPages(database) : blocked(new Error('no database'));
};

/** A book left in the browser's database, whole, and which write it is of. */
export type LeftPages = { bytes: Uint8Array; stamp: string };

/** Null when there is none. No database is made by asking. */
export const peekIndexedDbPages = async (): Promise<LeftPages | null> => {
  const database = globalThis.indexedDB ? await openDatabase(false) : null;
  if (!database) return null;
  try {
    const kept = await readPages(database);
    if (!kept) return null;
    const { head, pages } = kept;
    const book = new Uint8Array(pages.length * PAGE);
    pages.forEach((bytes, page) => book.set(bytes, page * PAGE));
    return { bytes: book.subarray(0, head.size), stamp: `${head.writer}/${head.write}` };
  } finally {
    database.close();
  }
};

export const removeIndexedDbPages = (): Promise<unknown> => answerOf(indexedDB.deleteDatabase(DATABASE));
