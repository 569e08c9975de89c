import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openBookOn } from '@/saves/book';
import { openIndexedDbPages, peekIndexedDbPages, removeIndexedDbPages } from '@/saves/web/indexedDbPages';
import { openSlot } from '@/saves/journal';
import type { PageStore } from '@/saves/web/pageStore';
import { readValue, writeValue } from '@/saves/settings';
import { jime } from '../jime';
import { nodePagedSql } from './nodePagedSql';
import { nodeSql } from '../nodeSql';
import { SavedCompany } from '../savedCompany';

const open = async (store?: PageStore) =>
  openBookOn(await nodePagedSql(store ?? (await openIndexedDbPages())));

/** A store that refuses every write while it is told to. */
const moody = (store: PageStore): PageStore & { refuses: boolean } => ({
  refuses: false,
  load: () => store.load(),
  async keep(...kept) {
    if (this.refuses) throw new DOMException('no room', 'QuotaExceededError');
    await store.keep(...kept);
  },
});

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('a book in the browser’s database', () => {
  it('is there again, with its saves, when it is opened anew', async () => {
    const company = await SavedCompany.begin(await open(), { mirror: true });
    const [first] = company.table.legal();
    if (first) await company.do(first);
    const kept = await openSlot(await open(), 1, jime);
    expect(kept?.history.head).toBe(1);
    expect(kept?.state).toEqual(company.state);
  });

  it('is a sound database, byte for byte', async () => {
    const book = await open();
    for (let turn = 0; turn < 40; turn += 1) await writeValue(book, `name ${turn}`, 'x'.repeat(turn * 400));
    await book.write((sql) => sql.run("DELETE FROM settings WHERE name <> 'name 7'"));
    await book.read((sql) => sql.exec('VACUUM'));
    const left = await peekIndexedDbPages();
    const sql = nodeSql(Buffer.from(left?.bytes ?? []) as unknown as string);
    expect(await sql.all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect(await sql.all('SELECT name FROM settings')).toEqual([{ name: 'name 7' }]);
  });

  it('keeps nothing of a transaction that fails', async () => {
    const book = await open();
    const failing = book.write(async (sql) => {
      await sql.run("INSERT INTO settings VALUES ('a', 'b')");
      throw new Error('ours');
    });
    await expect(failing).rejects.toThrow();
    expect(await readValue(book, 'a')).toBeNull();
    expect(await readValue(await open(), 'a')).toBeNull();
  });

  it('takes back in memory what could not be kept, and goes on once there is room', async () => {
    const store = moody(await openIndexedDbPages());
    const book = await open(store);
    await writeValue(book, 'a', '1');
    store.refuses = true;
    await expect(writeValue(book, 'a', '2'.repeat(20_000))).rejects.toMatchObject({ code: 'disk-full' });
    expect(await readValue(book, 'a')).toBe('1');
    store.refuses = false;
    await writeValue(book, 'b', '3');
    const again = await open();
    expect([await readValue(again, 'a'), await readValue(again, 'b')]).toEqual(['1', '3']);
  });

  it('never mixes the writes of two pages that have it open', async () => {
    const [first, second] = [await open(), await open()];
    await writeValue(first, 'a', 'first');
    await expect(writeValue(second, 'a', 'second')).rejects.toMatchObject({ code: 'open-elsewhere' });
    await writeValue(first, 'b', 'first');
    const again = await open();
    expect([await readValue(again, 'a'), await readValue(again, 'b')]).toEqual(['first', 'first']);
  });

  it('finds its way back when the browser loses the connection', async () => {
    const databases: IDBDatabase[] = [];
    const { open: plain } = indexedDB;
    indexedDB.open = function (...args) {
      const request = plain.apply(indexedDB, args);
      request.addEventListener('success', () => databases.push(request.result));
      return request;
    };
    const book = await open();
    await writeValue(book, 'a', '1');
    databases.forEach((database) => database.close());
    await writeValue(book, 'a', '2');
    expect(await readValue(await open(), 'a')).toBe('2');
  });

  it('goes on with what it knows after a write was made whose connection was lost twice', async () => {
    const book = await open();
    await writeValue(book, 'a', '1');
    const { transaction: plain } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (...args) {
      const lost = plain.apply(this, args);
      Object.defineProperty(lost, 'oncomplete', { set: () => undefined });
      lost.addEventListener('complete', () => {
        Object.defineProperty(lost, 'error', { value: new DOMException('connection lost', 'UnknownError') });
        lost.onabort?.(new Event('abort'));
      });
      return lost;
    };
    const failing = writeValue(book, 'a', '2'.repeat(20_000));
    await expect(failing.finally(() => (IDBDatabase.prototype.transaction = plain))).rejects.toThrow();
    expect(await readValue(await open(), 'a')).toBe('2'.repeat(20_000));
    expect(await readValue(book, 'a')).toBe('1');
    await writeValue(book, 'b', '3');
    const again = await open();
    expect([await readValue(again, 'a'), await readValue(again, 'b')]).toEqual(['1', '3']);
    expect(await again.read((sql) => sql.all('PRAGMA integrity_check'))).toEqual([{ integrity_check: 'ok' }]);
  });

  it('says that storage is blocked where there is no such database', async () => {
    Reflect.deleteProperty(globalThis, 'indexedDB');
    await expect(openIndexedDbPages()).rejects.toMatchObject({ code: 'storage-blocked' });
    expect(await peekIndexedDbPages()).toBeNull();
  });

  it('is not made by asking whether there is one, and can be removed', async () => {
    expect(await peekIndexedDbPages()).toBeNull();
    expect(await indexedDB.databases()).toEqual([]);
    await writeValue(await open(), 'a', '1');
    expect((await peekIndexedDbPages())?.bytes.subarray(0, 6)).toEqual(new TextEncoder().encode('SQLite'));
    await removeIndexedDbPages();
    expect(await peekIndexedDbPages()).toBeNull();
  });
});
