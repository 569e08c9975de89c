import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBookOn } from '@/saves/book';
import { BookFault, faultOf } from '@/saves/faults';
import { defaultsOf, writeValue, readChosen } from '@/saves/settings';
import type { Sql } from '@/saves/sql';
import { MIGRATIONS, migrateTables } from '@/saves/tables';
import { nodeSql } from './nodeSql';

const CHOICES = { theme: ['device', 'day', 'night'], sound: ['on', 'off'] } as const;

const folder = mkdtempSync(join(tmpdir(), 'red-book-saves-'));
afterAll(() => rmSync(folder, { recursive: true }));

const refuseCheckpoint = async (sql: Sql, statements: string): Promise<void> => {
  if (statements.includes('wal_checkpoint')) throw new Error('disk I/O error');
  return sql.exec(statements);
};

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

it('a book makes no new file for a write, and leaves nothing to roll back in the one it keeps', async () => {
  const file = join(folder, 'kept.db');
  const sql = nodeSql(file);
  const book = await openBookOn(sql);
  await writeValue(book, 'theme', 'night');
  const header = readFileSync(`${file}-journal`).subarray(0, 28);
  expect(header.every((byte) => byte === 0)).toBe(true);
  sql.close();
});

describe('the book of a device', () => {
  const sizeOf = (file: string): number => statSync(file).size;

  it('writes ahead into a log, each command synced', async () => {
    const sql = nodeSql(join(folder, 'log.db'));
    await openBookOn(sql, 'wal');
    expect(await sql.all('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }]);
    expect(await sql.all('PRAGMA synchronous')).toEqual([{ synchronous: 2 }]);
    sql.close();
  });

  it('has nothing left in its log once it is put away, and reads on', async () => {
    const file = join(folder, 'folded.db');
    const sql = nodeSql(file);
    const book = await openBookOn(sql, 'wal');
    await writeValue(book, 'theme', 'night');
    expect(sizeOf(`${file}-wal`)).toBeGreaterThan(0);
    await book.foldLog();
    expect(sizeOf(`${file}-wal`)).toBe(0);
    expect(await readChosen(book, CHOICES)).toEqual({ theme: 'night', sound: 'on' });
    sql.close();
  });

  it('keeps its log short though nobody ever puts it away, and after a large import', async () => {
    const file = join(folder, 'evening.db');
    const sql = nodeSql(file);
    const book = await openBookOn(sql, 'wal');
    const long = 'x'.repeat(50_000);
    for (let write = 0; write < 600; write += 1) await writeValue(book, 'draftInput', `${write} ${long}`);
    await book.write(async (inside) => {
      for (let row = 0; row < 300; row += 1)
        await inside.run('INSERT INTO settings VALUES (?, ?)', `row ${row}`, long);
    });
    await writeValue(book, 'theme', 'night');
    await book.read(async () => undefined);
    await writeValue(book, 'theme', 'day');
    expect(sizeOf(`${file}-wal`)).toBeLessThan(9 * 1024 * 1024);
    sql.close();
  });

  it('goes on when its log cannot be folded in: nothing is lost by that', async () => {
    const sql = nodeSql(join(folder, 'unfolded.db'));
    const torn = { ...sql, exec: (statements: string) => refuseCheckpoint(sql, statements) };
    const book = await openBookOn(torn, 'wal');
    await writeValue(book, 'theme', 'night');
    await expect(book.foldLog()).resolves.toBeUndefined();
    expect(await readChosen(book, CHOICES)).toEqual({ theme: 'night', sound: 'on' });
    sql.close();
  });

  it('of a newer app is left as that app keeps it', async () => {
    const file = join(folder, 'newer.db');
    const sql = nodeSql(file);
    await sql.exec(`PRAGMA user_version = ${MIGRATIONS.length + 1}`);
    const before = readFileSync(file);
    await expect(openBookOn(sql, 'wal')).rejects.toMatchObject({ code: 'newer' });
    sql.close();
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});

describe('a book of the time when every save was of one game', () => {
  const oldBook = async () => {
    const sql = nodeSql();
    await migrateTables(sql, MIGRATIONS.slice(0, 3));
    await sql.exec(`
      INSERT INTO slots VALUES (1, 'The Test', 'small', 1, 2, NULL, 0, '{"company":"The Test"}');
      INSERT INTO documents VALUES (1, 0, '{"saveVersion":1}');
      INSERT INTO journal VALUES (1, 0, '{}', '[]', '[]');
      INSERT INTO snapshots VALUES (1, 1, 'start', '1-road', 3, '{}', '{}');
      INSERT INTO campaigns VALUES ('small', 4, 'the file');
      INSERT INTO settings VALUES ('theme', 'night'), ('mirror', 'on'), ('hint.board', 'seen'), ('where', '{}');
      INSERT INTO collection VALUES ('shadowed-paths');
      INSERT INTO figures VALUES ('orc-marauder', 3)`);
    return sql;
  };

  it('gives each save its game, and each game what is its own', async () => {
    const sql = await oldBook();
    await openBookOn(sql);
    expect(await sql.all('SELECT slot, game, name, content, cover FROM slots')).toEqual([
      { slot: 1, game: 'jime', name: 'The Test', content: 'small', cover: '{"company":"The Test"}' },
    ]);
    expect(await sql.all('SELECT seq, override FROM journal')).toEqual([{ seq: 0, override: null }]);
    expect(await sql.all('SELECT name, cover FROM snapshots')).toEqual([{ name: '1-road', cover: '{}' }]);
    expect(await sql.all('SELECT * FROM imports')).toEqual([
      { edition: 1, game: 'jime', id: 'small', added: 4, offered: 1, text: 'the file' },
    ]);
    expect(await sql.all('SELECT edition, unproved FROM slots')).toEqual([{ edition: 1, unproved: 0 }]);
    expect(await sql.all('SELECT name, value FROM settings ORDER BY name')).toEqual([
      { name: 'draftInput', value: '{}' },
      { name: 'jime.collection', value: '{"products":["shadowed-paths"],"figures":{"orc-marauder":3}}' },
      { name: 'jime.hint.board', value: 'seen' },
      { name: 'jime.mirror', value: 'on' },
      { name: 'theme', value: 'night' },
    ]);
  });

  it('is kept as it was beside the new tables', async () => {
    const sql = await oldBook();
    await openBookOn(sql);
    const [backup] = await sql.all<{ tables_version: number; tables: string }>('SELECT * FROM backups');
    expect(backup?.tables_version).toBe(3);
    const { slots } = JSON.parse(backup?.tables ?? '{}') as { slots: unknown[] };
    expect(slots).toMatchObject([{ slot: 1, campaign: 'small' }]);
  });
});

describe('settings', () => {
  it('survive closing the book', async () => {
    const file = join(folder, 'settings.db');
    const first = nodeSql(file);
    await writeValue(await openBookOn(first), 'theme', 'night');
    first.close();
    expect(await readChosen(await openBookOn(nodeSql(file)), CHOICES)).toEqual({
      ...defaultsOf(CHOICES),
      theme: 'night',
    });
  });

  it('fall back when a row is unknown or damaged, and erase nothing', async () => {
    const sql = nodeSql();
    const book = await openBookOn(sql);
    await sql.exec(`INSERT INTO settings VALUES ('theme', 'plaid'), ('from-the-future', 'x')`);
    expect(await readChosen(book, CHOICES)).toEqual(defaultsOf(CHOICES));
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
    const other = writeValue(book, 'sound', 'off');
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
    expect(await readChosen(book, CHOICES)).toEqual(defaultsOf(CHOICES));
  });

  it.each([
    [new DOMException('Access Handles cannot be created', 'NoModificationAllowedError'), 'open-elsewhere'],
    [new Error('navigator.storage not available (context is not secure)'), 'storage-blocked'],
    [new DOMException('Storage directory access is denied.', 'SecurityError'), 'storage-blocked'],
    [new DOMException('', 'QuotaExceededError'), 'disk-full'],
    [new Error('attempt to write a readonly database'), 'storage-blocked'],
    [new Error('some other message'), 'unknown'],
  ])('tell %s', (cause, code) => expect(faultOf(cause).code).toBe(code));
});
