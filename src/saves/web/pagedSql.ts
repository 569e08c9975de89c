import type { Sqlite } from 'expo-sqlite/web/wa-sqlite/sqlite-api';
import { Factory } from 'expo-sqlite/web/wa-sqlite/sqlite-api';
import type { ModuleOptions } from 'expo-sqlite/web/wa-sqlite/wa-sqlite';
import load from 'expo-sqlite/web/wa-sqlite/wa-sqlite';
import { PageFile } from './pageFile';
import type { PageStore } from './pageStore';
import { PageVfs } from './pageVfs';
import type { Sql, SqlValue } from '../sql';

const NAME = 'red-book.db';
const VFS = 'red-book-pages';
const READ_WRITE_CREATE = 0x6;
const ROW = 100;

/** Whole numbers beyond 32 bits, as moments are, would otherwise be bound as fractions. */
const bound = (value: SqlValue): string | number | bigint | null =>
  typeof value === 'number' && Number.isInteger(value) && value !== (value | 0) ? BigInt(value) : value;

const prepare = async (sqlite: Sqlite, database: number, statement: string): Promise<number> => {
  for await (const prepared of sqlite.statements(database, statement, { unscoped: true })) return prepared;
  throw new Error(`no statement: ${statement}`);
};

/** Statements prepared once and kept, as many times as they run. */
const statementsOf = (sqlite: Sqlite, database: number) => {
  const known = new Map<string, number>();
  return async <Row>(statement: string, values: readonly SqlValue[]): Promise<Row[]> => {
    const prepared = known.get(statement) ?? (await prepare(sqlite, database, statement));
    known.set(statement, prepared);
    const rows: Row[] = [];
    try {
      values.forEach((value, at) => sqlite.bind(prepared, at + 1, bound(value)));
      while ((await sqlite.step(prepared)) === ROW) {
        const names = sqlite.column_names(prepared);
        const row = sqlite.row(prepared);
        rows.push(Object.fromEntries(names.map((name, at) => [name, row[at]])) as Row);
      }
      return rows;
    } finally {
      // A statement that failed says so again when it is reset; left as it is, it would keep the book locked.
      await sqlite.reset(prepared).catch(() => undefined);
    }
  };
};

/**
 * SQLite in memory, its changed pages kept in `store` whenever no transaction is open: nothing is answered before it is kept.
 * What cannot be kept is taken back in memory too, or a later write would keep what was reported as lost.
 */
export const openPagedSql = async (store: PageStore, options: ModuleOptions): Promise<Sql> => {
  const [module, kept] = await Promise.all([load(options), store.load()]);
  const file = kept ? PageFile.of(kept.pages, kept.size) : new PageFile();
  const sqlite = Factory(module);
  sqlite.vfs_register(new PageVfs(VFS, module, NAME, file), true);
  const database = await sqlite.open_v2(NAME, READ_WRITE_CREATE, VFS);
  const all = statementsOf(sqlite, database);

  const settled = async <T>(work: Promise<T>): Promise<T> => {
    const result = await work;
    const changes = sqlite.get_autocommit(database) === 0 ? null : file.changes();
    if (!changes) return result;
    try {
      await store.keep(changes, () => file.whole());
    } catch (cause) {
      file.restore();
      throw cause;
    }
    file.settle();
    return result;
  };
  return {
    exec: async (statements) => void (await settled(sqlite.exec(database, statements))),
    run: async (statement, ...values) => void (await settled(all(statement, values))),
    all: (statement, ...values) => settled(all(statement, values)),
  };
};
