import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBookOn } from '@/saves/book';
import { BookFault, faultOf } from '@/saves/faults';
import { DEFAULT_SETTINGS, keepSetting, readSettings } from '@/saves/settings';
import { MIGRATIONS, migrateTables } from '@/saves/tables';
import { nodeSql } from './nodeSql';

const folder = mkdtempSync(join(tmpdir(), 'red-book-saves-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('tables', () => {
  it('are brought to the newest version, one step after the other', async () => {
    const sql = nodeSql();
    await migrateTables(sql, ['CREATE TABLE a (x)', 'ALTER TABLE a ADD COLUMN y']);
    expect(await sql.all('PRAGMA user_version')).toEqual([{ user_version: 2 }]);
    expect(await sql.all('SELECT name FROM pragma_table_info(?)', 'a')).toEqual([
      { name: 'x' },
      { name: 'y' },
    ]);
  });

  it('keep what a book already holds when later steps are added', async () => {
    const sql = nodeSql();
    await migrateTables(sql, ['CREATE TABLE a (x)']);
    await sql.run('INSERT INTO a VALUES (?)', 7);
    await migrateTables(sql, ['CREATE TABLE a (x)', 'ALTER TABLE a ADD COLUMN y DEFAULT 1']);
    expect(await sql.all('SELECT * FROM a')).toEqual([{ x: 7, y: 1 }]);
  });

  it('are left as they were when a step fails half-way', async () => {
    const sql = nodeSql();
    await expect(migrateTables(sql, ['CREATE TABLE a (x); CREATE TABLE a (x)'])).rejects.toMatchObject({
      code: 'SQLITE_ERROR',
    });
    expect(await sql.all('PRAGMA user_version')).toEqual([{ user_version: 0 }]);
    expect(await sql.all('SELECT name FROM sqlite_schema')).toEqual([]);
  });

  it('of a newer app are refused and left untouched', async () => {
    const sql = nodeSql();
    await sql.exec(`PRAGMA user_version = ${MIGRATIONS.length + 1}`);
    await expect(openBookOn(sql)).rejects.toMatchObject({ code: 'newer' });
    expect(await sql.all('PRAGMA user_version')).toEqual([{ user_version: MIGRATIONS.length + 1 }]);
  });
});

describe('settings', () => {
  it('survive closing the book', async () => {
    const file = join(folder, 'settings.db');
    const first = nodeSql(file);
    await keepSetting(await openBookOn(first), 'theme', 'night');
    first.close();
    expect(await readSettings(await openBookOn(nodeSql(file)))).toEqual({
      ...DEFAULT_SETTINGS,
      theme: 'night',
    });
  });

  it('fall back when a row is unknown or damaged, and erase nothing', async () => {
    const sql = nodeSql();
    const book = await openBookOn(sql);
    await sql.exec(`INSERT INTO settings VALUES ('theme', 'plaid'), ('from-the-future', 'x')`);
    expect(await readSettings(book)).toEqual(DEFAULT_SETTINGS);
    expect(await sql.all('SELECT COUNT(*) AS n FROM settings')).toEqual([{ n: 2 }]);
  });
});

describe('the write queue', () => {
  it('keeps a query begun elsewhere out of an open transaction', async () => {
    const sql = nodeSql();
    const book = await openBookOn(sql);
    const torn = book.write(async (inside) => {
      await inside.run("INSERT INTO settings VALUES ('a', '1')");
      await Promise.resolve();
      throw new Error('torn');
    });
    const other = keepSetting(book, 'sound', 'off');
    await expect(torn).rejects.toBeInstanceOf(BookFault);
    await other;
    expect(await sql.all('SELECT name FROM settings')).toEqual([{ name: 'sound' }]);
  });
});

describe('faults', () => {
  it('tell a damaged file', async () => {
    const file = join(folder, 'damaged.db');
    writeFileSync(file, 'this is no database, and long enough to be looked at by SQLite. '.repeat(20));
    await expect(openBookOn(nodeSql(file))).rejects.toMatchObject({ code: 'damaged' });
  });

  it('tell a full disk', async () => {
    const sql = nodeSql(join(folder, 'full.db'));
    const book = await openBookOn(sql);
    await sql.exec('PRAGMA max_page_count = 1');
    const long = 'x'.repeat(100_000);
    const written = book.write((inside) => inside.run("INSERT INTO settings VALUES ('long', ?)", long));
    await expect(written).rejects.toMatchObject({ code: 'disk-full' });
    expect(await readSettings(book)).toEqual(DEFAULT_SETTINGS);
  });

  it.each([
    [new DOMException('Access Handles cannot be created', 'NoModificationAllowedError'), 'open-elsewhere'],
    [new Error('navigator.storage not available (context is not secure)'), 'insecure-origin'],
    [new DOMException('Storage directory access is denied.', 'SecurityError'), 'storage-blocked'],
    [new DOMException('', 'QuotaExceededError'), 'disk-full'],
    [new Error('attempt to write a readonly database'), 'storage-blocked'],
    [new Error('a wolf ate it'), 'unknown'],
  ])('tell %s', (cause, code) => expect(faultOf(cause).code).toBe(code));
});
