import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBook, openBookToRead, openUnkeptBook } from '@/saves/database';
import { exportContent } from '@/saves/export';
import { openFileSql, openMemorySql } from '@/saves/expoSql';
import { readChosen, writeValue } from '@/saves/settings';
import { MIGRATIONS, migrateTables } from '@/saves/tables';
import { nodeSql } from './nodeSql';

// The database of a device is native code; the same SQLite runs here in its place.
jest.mock('@/saves/expoSql');

const CHOICES = { theme: ['device', 'day', 'night'] } as const;

const folder = mkdtempSync(join(tmpdir(), 'red-book-device-'));
afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(() => {
  jest.mocked(openFileSql).mockImplementation(async () => nodeSql(join(folder, 'book.db')));
  jest.mocked(openMemorySql).mockImplementation(async () => nodeSql());
});

describe('the book of a device', () => {
  it('is kept in a file: what was written is there when it is opened again', async () => {
    const { book, keeping } = await openBook();
    expect(keeping).toBe('file');
    await writeValue(book, 'theme', 'night');
    const again = await openBook();
    expect(await readChosen(again.book, CHOICES)).toEqual({ theme: 'night' });
  });

  it('is written ahead into a log: one sync of the disk for a command', async () => {
    await openBook();
    expect(await nodeSql(join(folder, 'book.db')).all('PRAGMA journal_mode')).toEqual([
      { journal_mode: 'wal' },
    ]);
  });

  it('can be opened to be read alone: nothing in it changes', async () => {
    const { book } = await openBook();
    await writeValue(book, 'theme', 'night');
    const toRead = await openBookToRead();
    expect(await readChosen(toRead, CHOICES)).toEqual({ theme: 'night' });
    await expect(writeValue(toRead, 'theme', 'day')).rejects.toMatchObject({ name: 'BookFault' });
    expect(await readChosen(book, CHOICES)).toEqual({ theme: 'night' });
  });

  it('of an older app takes the tables of today when it is opened to be read', async () => {
    const sql = nodeSql();
    await migrateTables(sql, MIGRATIONS.slice(0, 3));
    jest.mocked(openFileSql).mockResolvedValue(sql);
    expect(await exportContent(await openBookToRead())).toEqual({ slots: [], imports: [] });
  });

  it('says what is wrong when the file cannot be opened', async () => {
    jest.mocked(openFileSql).mockRejectedValue(new Error('database or disk is full'));
    await expect(openBook()).rejects.toMatchObject({ name: 'BookFault', code: 'disk-full' });
  });

  it('lasts as long as the app for whoever goes on without saving', async () => {
    const { book, keeping } = await openUnkeptBook();
    expect(keeping).toBe('nowhere');
    await writeValue(book, 'theme', 'day');
    expect(await readChosen(book, CHOICES)).toEqual({ theme: 'day' });
    const another = await openUnkeptBook();
    expect(await readChosen(another.book, CHOICES)).not.toEqual({ theme: 'day' });
  });
});
