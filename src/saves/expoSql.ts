import type { SQLiteDatabase, SQLiteStatement } from 'expo-sqlite';
import { defaultDatabaseDirectory, openDatabaseAsync } from 'expo-sqlite';
import type { Sql } from './sql';

const FILE = 'red-book.db';
const MEMORY = ':memory:';

/**
 * Each statement is prepared once and kept: prepared and finalized for every run, as `runAsync` does, it is waited for three
 * times instead of once.
 */
const prepareOnce = (database: SQLiteDatabase) => {
  const known = new Map<string, Promise<SQLiteStatement>>();
  return (statement: string): Promise<SQLiteStatement> => {
    const prepared = known.get(statement) ?? database.prepareAsync(statement);
    known.set(statement, prepared);
    prepared.catch(() => known.delete(statement));
    return prepared;
  };
};

const sqlOf = (database: SQLiteDatabase): Sql => {
  const prepare = prepareOnce(database);
  return {
    exec: (statements) => database.execAsync(statements),
    run: async (statement, ...values) => {
      const prepared = await prepare(statement);
      await prepared.executeAsync(values);
    },
    all: (statement, ...values) => database.getAllAsync(statement, values),
  };
};

export const openFileSql = async (): Promise<Sql> => sqlOf(await openDatabaseAsync(FILE));

export const openMemorySql = async (): Promise<Sql> => sqlOf(await openDatabaseAsync(MEMORY));

/** Where a device keeps the book: its file, what was written ahead of it, and what an older app may have left half written. */
export const bookPaths = (): string[] =>
  ['', '-wal', '-journal'].map((ending) => `${defaultDatabaseDirectory}/${FILE}${ending}`);
