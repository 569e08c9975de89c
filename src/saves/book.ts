import { faultOf } from './faults';
import type { JournalMode } from './journalMode';
import { logFolding, setJournalMode } from './journalMode';
import type { Queue } from './queue';
import { createQueue } from './queue';
import type { Sql } from './sql';
import { inTransaction } from './sql';
import { MIGRATIONS, migrateTables, versionOf } from './tables';

/** An open book: everything kept on this device, behind one queue. */
export type Book = {
  read<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** One transaction: all of it is kept, or none. */
  write<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** Nobody waits for a tap: what was written ahead is folded into the book. Nothing is lost if it never comes to it. */
  foldLog(): Promise<void>;
};

const runInQueue = <T>(queue: Queue, work: () => Promise<T>): Promise<T> =>
  queue(work).catch((cause: unknown) => {
    throw faultOf(cause);
  });

const bookOf = (sql: Sql, mode: JournalMode, queue: Queue): Book => {
  const log = logFolding(sql, mode, queue);
  return {
    read: (work) => runInQueue(queue, () => work(sql)),
    write: async (work) => {
      const result = await runInQueue(queue, () => inTransaction(sql, () => work(sql)));
      log.written();
      return result;
    },
    foldLog: log.fold,
  };
};

/** For whoever only carries the book away: nothing in it changes. One of an older app takes today's tables first, as it always does. */
export const openBookToReadOn = async (sql: Sql, mode: JournalMode = 'persist'): Promise<Book> => {
  if ((await versionOf(sql)) !== MIGRATIONS.length) return openBookOn(sql, mode);
  await sql.exec('PRAGMA query_only = ON');
  return bookOf(sql, 'persist', createQueue());
};

export const openBookOn = async (sql: Sql, mode: JournalMode = 'persist'): Promise<Book> => {
  const queue = createQueue();
  await runInQueue(queue, () => migrateTables(sql, MIGRATIONS, () => setJournalMode(sql, mode)));
  return bookOf(sql, mode, queue);
};
