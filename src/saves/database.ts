import type { SQLiteDatabase, SQLiteStatement } from 'expo-sqlite';
import { openDatabaseAsync } from 'expo-sqlite';
import type { Book } from './book';
import { openBookOn } from './book';
import { BookFault, faultOf } from './faults';
import type { Sql } from './sql';

const FILE = 'red-book.db';
/** A worker whose script did not load never answers; after this long we say so instead of waiting for ever. */
const PATIENCE_MS = 15_000;

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

const openSql = async (): Promise<Sql> => {
  const database = await openDatabaseAsync(FILE);
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

const withTimeout = <T>(work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BookFault('silent')), PATIENCE_MS);
  });
  return Promise.race([work, silence]).finally(() => clearTimeout(timer));
};

/** Opens the one database of the app. Throws a BookFault and nothing else. */
export const openBook = async (): Promise<Book> => {
  try {
    return await withTimeout(openSql().then(openBookOn));
  } catch (cause) {
    throw faultOf(cause);
  }
};
