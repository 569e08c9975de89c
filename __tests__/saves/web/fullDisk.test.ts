import { faultOf } from '@/saves/faults';
import type { Sql } from '@/saves/sql';
import { tellingFullDisk } from '@/saves/web/fullDisk';

/** What SQLite says in a browser's file, whatever failed there. */
const FAILED = new Error('Error code 10: disk I/O error');
const failing = async (): Promise<never> => {
  throw FAILED;
};
const sql: Sql = { exec: failing, run: failing, all: failing };

const removeEntry = jest.fn(async () => undefined);

/** A browser that answers so when a little is written to a file of its own. */
const browserThat = (write: () => Promise<void>): void => {
  const file = { createWritable: async () => ({ write, close: async () => undefined }) };
  const folder = { getFileHandle: async () => file, removeEntry };
  Object.defineProperty(globalThis, 'navigator', {
    value: { storage: { getDirectory: async () => folder } },
    configurable: true,
  });
};

const faultNow = (): Promise<string> =>
  tellingFullDisk(sql)
    .run('INSERT')
    .then(
      () => 'none',
      (cause: unknown) => faultOf(cause).code,
    );

it('a disk that has no more room is called full, and nothing is left of the trial', async () => {
  browserThat(async () => {
    throw new DOMException('', 'QuotaExceededError');
  });
  expect(await faultNow()).toBe('disk-full');
  expect(removeEntry).toHaveBeenCalledWith('red-book-room');
});

it('what fails although there is room, or where nobody can say, stays what it was', async () => {
  browserThat(async () => undefined);
  expect(await faultNow()).toBe('unknown');
  Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
  expect(await faultNow()).toBe('unknown');
});

it('hands on what is found', async () => {
  const found: Sql = { ...sql, all: async <Row>() => [{ slot: 1 }] as Row[] };
  expect(await tellingFullDisk(found).all('SELECT')).toEqual([{ slot: 1 }]);
});
