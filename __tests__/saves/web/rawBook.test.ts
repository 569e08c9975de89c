import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { PageFile } from '@/saves/web/pageFile';
import { openIndexedDbPages } from '@/saves/web/indexedDbPages';
import { rawBook } from '@/saves/web/rawBook';

const behindHeader = (path: string, content: string): File => {
  const bytes = new Uint8Array(4096 + content.length);
  bytes.set(new TextEncoder().encode(path));
  bytes.set(new TextEncoder().encode(content), 4096);
  return new File([bytes], 'of chance');
};

/** The folder of SQLite's worker; null in a browser without files. */
const folderOf = (files: readonly File[] | null): void => {
  const values = async function* () {
    for (const file of files ?? []) yield { kind: 'file', getFile: async () => file };
  };
  const getDirectory = async () => ({ getDirectoryHandle: async () => ({ values }) });
  Object.defineProperty(globalThis, 'navigator', {
    configurable: true,
    value: { storage: files ? { getDirectory } : {} },
  });
};

const textsOf = async (): Promise<[string, string][]> =>
  (await rawBook()).map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)]);

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('the files of a book in a browser', () => {
  it('are those of SQLite’s worker, each under its true name and without what the worker wrote before it', async () => {
    folderOf([
      behindHeader('/red-book.db', 'the book'),
      behindHeader('', ''),
      behindHeader('/red-book.db-journal', 'what it was before'),
    ]);
    expect(await textsOf()).toEqual([
      ['red-book.db', 'the book'],
      ['red-book.db-journal', 'what it was before'],
    ]);
  });

  it('are the pages of the browser’s database where there are no files', async () => {
    folderOf(null);
    const file = new PageFile();
    file.write(new TextEncoder().encode('the pages'), 0);
    const store = await openIndexedDbPages();
    await store.load();
    await store.keep(file.whole(), () => file.whole());
    expect(await textsOf()).toEqual([['red-book.db', 'the pages']]);
  });

  it('are none where there is no book', async () => {
    folderOf(null);
    expect(await rawBook()).toEqual([]);
  });
});
