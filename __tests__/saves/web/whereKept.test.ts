import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openBookOn } from '@/saves/book';
import type * as DatabaseModule from '@/saves/database.web';
import type { OpenedBook } from '@/saves/openedBook';
import { listSlots } from '@/saves/slots';
import type { Sql } from '@/saves/sql';
import { PageFile } from '@/saves/web/pageFile';
import type { PageStore } from '@/saves/web/pageStore';
import { SavedCompany } from '../savedCompany';
import { nodePagedSql } from './nodePagedSql';
import { nodeSql } from '../nodeSql';

/** The browser's file, and what it says today. */
const mockFile: { sql: Sql; fault: string | null; handles: boolean } = {
  sql: nodeSql(),
  fault: null,
  handles: true,
};
jest.mock('@/saves/expoSql', () => ({
  openFileSql: async () => {
    if (mockFile.fault) throw new Error(mockFile.fault);
    return mockFile.sql;
  },
}));
jest.mock('@/saves/web/fileHandles', () => ({
  mayHaveFileHandles: () => true,
  hasFileHandles: async () => mockFile.handles,
}));

/** The same SQLite, read from the folder of the package where a browser would fetch it. */
const mockPagedBook = async (store: PageStore) => openBookOn(await nodePagedSql(store));
const mockStored = (bytes: Uint8Array): PageStore => {
  const file = new PageFile();
  file.write(bytes, 0);
  const { size, pages } = file.changes() ?? { size: 0, pages: [] };
  return {
    load: async () => ({ size, pages: pages.map(([, page]) => page) }),
    keep: async () => undefined,
  };
};
jest.mock('@/saves/web/browserBook', () => ({
  openPagedBook: (store: PageStore) => mockPagedBook(store),
  openBytes: (bytes: Uint8Array) => mockPagedBook(mockStored(bytes)),
}));

let openBook: typeof DatabaseModule.openBook;
let openBookToRead: typeof DatabaseModule.openBookToRead;
beforeAll(async () => {
  ({ openBook, openBookToRead } = await import('@/saves/database.web'));
});

const kept = new Map<string, string>();
const noFile = 'no such thing here';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  kept.clear();
  Object.assign(mockFile, { sql: nodeSql(), fault: null, handles: true });
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => void kept.set(name, text),
      removeItem: (name: string) => void kept.delete(name),
    },
  });
});

const savesIn = async ({ book }: OpenedBook) => (await listSlots(book)).length;

/** A visit to a browser that has no files yet: so many saves are begun in its database. */
const playWithoutFiles = async (saves: number): Promise<void> => {
  Object.assign(mockFile, { fault: noFile, handles: false });
  const { book, keeping } = await openBook();
  expect(keeping).toBe('browser');
  for (let save = 0; save < saves; save += 1) await SavedCompany.begin(book);
  Object.assign(mockFile, { fault: null, handles: true });
};

describe('where the book is kept', () => {
  it('is a file where there is one, and the browser’s database where there is none', async () => {
    expect((await openBook()).keeping).toBe('file');
    kept.clear();
    await playWithoutFiles(1);
  });

  it('is the file again once there is one, with all that was played before', async () => {
    await playWithoutFiles(2);
    const opened = await openBook();
    expect(opened.keeping).toBe('file');
    expect(await savesIn(opened)).toBe(2);
    expect(await savesIn(await openBook())).toBe(2);
  });

  it('is never an empty book elsewhere while the file does not open', async () => {
    await SavedCompany.begin((await openBook()).book);
    Object.assign(mockFile, { fault: noFile, handles: false });
    await expect(openBook()).rejects.toMatchObject({ code: 'unknown' });
    Object.assign(mockFile, { fault: null, handles: true });
    expect(await savesIn(await openBook())).toBe(1);
  });

  it('stays open when what was left elsewhere cannot be taken in, and says so where there is nothing else', async () => {
    await playWithoutFiles(1);
    const blocked = jest.spyOn(globalThis.indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    await expect(openBook()).rejects.toMatchObject({ code: 'storage-blocked' });
    await SavedCompany.begin(await openBookOn(mockFile.sql));
    expect(await savesIn(await openBook())).toBe(1);
    blocked.mockRestore();
    expect(await savesIn(await openBook())).toBe(2);
  });
});

describe('a book that is only carried away', () => {
  it.each(['file', 'browser'])('is read where it is kept (%s), and nothing in it changes', async (where) => {
    if (where === 'browser') await playWithoutFiles(1);
    else await SavedCompany.begin((await openBook()).book);
    const book = await openBookToRead();
    expect(await listSlots(book)).toHaveLength(1);
    expect(kept.has('red-book.pages')).toBe(where === 'browser');
  });

  it('of bytes that cannot be read is a fault that says so', async () => {
    mockFile.sql = { ...nodeSql(), all: async () => Promise.reject(new Error('Error executing statement')) };
    mockFile.sql.exec = async () => Promise.reject(new Error('file is not a database'));
    await expect(openBook()).rejects.toMatchObject({ code: 'damaged' });
  });
});
