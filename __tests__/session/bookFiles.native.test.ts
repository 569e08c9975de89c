import { bookFiles } from '@/session/bookFiles';
import { shareBook } from '@/session/shareBook';
import { kept, shared } from './nativeFiles';

jest.mock('expo-file-system', () => jest.requireActual('./nativeFiles').fileSystem);
jest.mock('expo-sharing', () => jest.requireActual('./nativeFiles').sharing);
jest.mock('expo-sqlite', () => ({ defaultDatabaseDirectory: '/files/SQLite' }));

const keep = (name: string, ...bytes: number[]): void =>
  void kept.set(`file:///files/SQLite/${name}`, new Uint8Array([...bytes, 0, 0, 0, 0, 0, 0, 0, 0]));

beforeEach(() => {
  kept.clear();
  shared.length = 0;
});

describe('the files of a book that does not open', () => {
  it('are those that are there', async () => {
    keep('red-book.db', 83);
    keep('red-book.db-wal', 55);
    expect((await bookFiles()).map(({ name }) => name)).toEqual(['red-book.db', 'red-book.db-wal']);
  });

  it('are handed over one after the other as they are, each under a name that says what it is', async () => {
    keep('red-book.db', 83);
    keep('red-book.db-wal', 55);
    keep('red-book.db-journal');
    expect(await shareBook()).toBe(true);
    expect(shared.map(({ uri }) => uri.replace(/\d{4}-\d\d-\d\d/, 'day'))).toEqual([
      'file:///cache/red-book-day.db',
      'file:///cache/red-book-day.db-wal',
    ]);
    expect(shared[1]?.content).toEqual(kept.get('file:///files/SQLite/red-book.db-wal'));
  });

  it('are said not to be handed over where there are none', async () => {
    expect(await shareBook()).toBe(false);
  });
});
