import { BookFault } from '../faults';
import type { Sql } from '../sql';

const NAME = 'red-book-room';
const SOME = 65_536;

/** Whether the browser refuses a little more room, tried where the book lies. */
const isFull = async (): Promise<boolean> => {
  const folder = await navigator.storage.getDirectory();
  try {
    const file = await folder.getFileHandle(NAME, { create: true });
    const writable = await file.createWritable();
    await writable.write(new Uint8Array(SOME));
    await writable.close();
    return false;
  } catch (cause) {
    return (cause as Error).name === 'QuotaExceededError';
  } finally {
    await folder.removeEntry(NAME).catch(() => undefined);
  }
};

/** SQLite in a browser's file calls whatever fails there an I/O error: a disk that is full is found out, and said. */
export const tellingFullDisk = (sql: Sql): Sql => {
  const told = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (cause) {
      const full = String(cause).includes('disk I/O error') && (await isFull().catch(() => false));
      throw full ? new BookFault('disk-full', cause) : cause;
    }
  };
  return {
    exec: (statements) => told(sql.exec(statements)),
    run: (statement, ...values) => told(sql.run(statement, ...values)),
    all: (statement, ...values) => told(sql.all(statement, ...values)),
  };
};
