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

export const openBookOn = async (sql: Sql): Promise<Book> => {
  const queue = createQueue();
  await runInQueue(queue, () => migrateTables(sql));
  return {
    read: (work) => runInQueue(queue, () => work(sql)),
    write: (work) => runInQueue(queue, () => inTransaction(sql, () => work(sql))),
  };
};
