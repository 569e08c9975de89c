import type { SQLiteDatabase, SQLiteStatement } from 'expo-sqlite';
import { backupDatabaseAsync, deserializeDatabaseAsync, openDatabaseAsync } from 'expo-sqlite';
import type { Sql } from './sql';

const FILE = 'red-book.db';
const MEMORY = ':memory:';

/** A book in a file, which may be filled with the bytes of another while it is empty. */
export type FileSql = Sql & { fillWith(bytes: Uint8Array): Promise<void> };

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

/** One transaction of SQLite's own: a kill in the middle leaves the file empty. */
const fill = async (database: SQLiteDatabase, bytes: Uint8Array): Promise<void> => {
  const source = await deserializeDatabaseAsync(bytes);
  await backupDatabaseAsync({ sourceDatabase: source, destDatabase: database });
  await source.closeAsync();
};

export const openFileSql = async (): Promise<FileSql> => {
  const database = await openDatabaseAsync(FILE);
  return { ...sqlOf(database), fillWith: (bytes) => fill(database, bytes) };
};

export const openMemorySql = async (): Promise<Sql> => sqlOf(await openDatabaseAsync(MEMORY));
