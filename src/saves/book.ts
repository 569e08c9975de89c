import { faultOf } from './faults';
import type { Queue } from './queue';
import { createQueue } from './queue';
import type { Sql } from './sql';
import { inTransaction } from './sql';
import { migrateTables } from './tables';

/** An open book: everything kept on this device, behind one queue. */
export type Book = {
  read<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** One transaction: all of it is kept, or none. */
  write<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
};

const runInQueue = <T>(queue: Queue, work: () => Promise<T>): Promise<T> =>
  queue(work).catch((cause: unknown) => {
    throw faultOf(cause);
  });

/**
 * The rollback journal stays where it is and its header is wiped, which is as safe as deleting it: to make and delete a file
 * for every tap takes a browser longer than all the rest of the write. What a large import needed of it is given back.
 */
const KEEP_JOURNAL = 'PRAGMA journal_mode = PERSIST; PRAGMA journal_size_limit = 1048576';

export const openBookOn = async (sql: Sql): Promise<Book> => {
  const queue = createQueue();
  await runInQueue(queue, async () => {
    await sql.exec(KEEP_JOURNAL);
    await migrateTables(sql);
  });
  return {
    read: (work) => runInQueue(queue, () => work(sql)),
    write: (work) => runInQueue(queue, () => inTransaction(sql, () => work(sql))),
  };
};
