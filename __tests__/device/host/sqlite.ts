/**
 * What expo-sqlite’s own JavaScript finds in native code, over better-sqlite3: the same SQLite, the same files. Each call is
 * answered in a later turn, as a thread of its own would.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';

type Values = unknown[];
type Bound = Record<string, unknown>;
type Ran = { lastInsertRowId: number; changes: number; firstRowValues: Values };

/** Settled in a later turn, with whatever it does or throws then. */
export type Later = <T>(work: () => T) => Promise<T>;

/** Bytes become those of the bundle’s own world, or nothing there knows them. */
export type Bytes = (bytes: Uint8Array) => Uint8Array;

/** `before` hears of each statement; where it throws, the statement is not carried out. */
export const sqliteModule = (folder: string, later: Later, bytesOf: Bytes, before: () => void) => {
  const open = new Set<Database.Database>();

  const plain = (value: unknown): unknown => (value instanceof Uint8Array ? bytesOf(value) : value);
  const bindable = (value: unknown): unknown => {
    if (ArrayBuffer.isView(value)) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    return typeof value === 'boolean' ? Number(value) : (value ?? null);
  };

  class NativeDatabase {
    private database: Database.Database | null = null;
    constructor(readonly databasePath: string) {}

    get sql(): Database.Database {
      if (!this.database) throw new Error('Access to closed resource');
      return this.database;
    }
    initSync(): void {
      if (this.databasePath !== ':memory:') mkdirSync(dirname(this.databasePath), { recursive: true });
      this.database = new Database(this.databasePath);
      open.add(this.database);
    }
    initAsync = () => later(() => this.initSync());
    isInTransactionAsync = () => later(() => this.sql.inTransaction);
    isInTransactionSync = () => this.sql.inTransaction;
    execSync(source: string): void {
      before();
      this.sql.exec(source);
    }
    execAsync = (source: string) => later(() => this.execSync(source));
    serializeSync(name = 'main'): Uint8Array {
      return bytesOf(this.sql.serialize({ attached: name }));
    }
    serializeAsync = (name: string) => later(() => this.serializeSync(name));
    prepareSync(statement: NativeStatement, source: string): void {
      statement.prepare(this.sql, source);
    }
    prepareAsync = (statement: NativeStatement, source: string) =>
      later(() => this.prepareSync(statement, source));
    closeSync(): void {
      open.delete(this.sql);
      this.sql.close();
      this.database = null;
    }
    closeAsync = () => later(() => this.closeSync());
  }

  class NativeStatement {
    private statement: Database.Statement | null = null;
    private waiting: Values[] = [];

    prepare(database: Database.Database, source: string): void {
      this.statement = database.prepare(source);
    }
    get prepared(): Database.Statement {
      if (!this.statement) throw new Error('Access to closed resource');
      return this.statement;
    }
    runSync(_database: unknown, params: Bound, blobs: Bound, asArray: boolean): Ran {
      before();
      const entries = Object.entries({ ...params, ...blobs });
      const values = asArray
        ? entries.sort(([a], [b]) => Number(a) - Number(b)).map(([, value]) => bindable(value))
        : [Object.fromEntries(entries.map(([key, value]) => [key.replace(/^[:@$]/, ''), bindable(value)]))];
      const given = entries.length === 0 ? [] : values;
      if (this.prepared.reader) {
        const rows = this.prepared.raw(true).all(...given) as Values[];
        this.waiting = rows.slice(1).map((row) => row.map(plain));
        return { lastInsertRowId: 0, changes: 0, firstRowValues: (rows[0] ?? []).map(plain) };
      }
      const { changes, lastInsertRowid } = this.prepared.run(...given);
      this.waiting = [];
      return { lastInsertRowId: Number(lastInsertRowid), changes, firstRowValues: [] };
    }
    runAsync = (database: unknown, params: Bound, blobs: Bound, asArray: boolean) =>
      later(() => this.runSync(database, params, blobs, asArray));
    stepSync = () => this.waiting.shift() ?? null;
    stepAsync = () => later(() => this.stepSync());
    getAllSync = () => this.waiting.splice(0);
    getAllAsync = () => later(() => this.getAllSync());
    resetSync(): void {
      this.waiting = [];
    }
    resetAsync = () => later(() => this.resetSync());
    getColumnNamesSync = () => (this.prepared.reader ? this.prepared.columns().map(({ name }) => name) : []);
    getColumnNamesAsync = () => later(() => this.getColumnNamesSync());
    finalizeSync(): void {
      this.statement = null;
    }
    finalizeAsync = () => later(() => this.finalizeSync());
  }

  return {
    module: {
      NativeDatabase,
      NativeStatement,
      defaultDatabaseDirectory: folder,
      bundledExtensions: {},
      ensureDatabasePathExistsAsync: (path: string) =>
        later(() => void mkdirSync(dirname(path), { recursive: true })),
      ensureDatabasePathExistsSync: (path: string) => void mkdirSync(dirname(path), { recursive: true }),
      deleteDatabaseAsync: (path: string) => later(() => rmSync(path, { force: true })),
      addListener: () => ({ remove: () => undefined }),
      removeListeners: () => undefined,
    },
    /** Lets go of the files without the app having closed anything. */
    release: (): void => {
      for (const database of open) database.close();
      open.clear();
    },
  };
};
