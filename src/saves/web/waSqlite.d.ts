/** The part we use of the SQLite that expo-sqlite brings for the web; it has no types that a module could import. */
declare module 'expo-sqlite/web/wa-sqlite/wa-sqlite' {
  export type SqliteModule = { readonly HEAPU8: Uint8Array };
  export type ModuleOptions = { locateFile?: () => string; wasmBinary?: Uint8Array };
  const load: (options: ModuleOptions) => Promise<SqliteModule>;
  export default load;
}

declare module 'expo-sqlite/web/wa-sqlite/wa-sqlite.wasm' {
  const address: string;
  export default address;
}

declare module 'expo-sqlite/web/wa-sqlite/FacadeVFS' {
  import type { SqliteModule } from 'expo-sqlite/web/wa-sqlite/wa-sqlite';

  /** Each method answers with one of SQLite's result codes. */
  export class FacadeVFS {
    constructor(name: string, module: SqliteModule);
    jOpen(name: string | null, id: number, flags: number, out: DataView): number;
    jClose(id: number): number;
    jRead(id: number, into: Uint8Array, at: number): number;
    jWrite(id: number, data: Uint8Array, at: number): number;
    jTruncate(id: number, size: number): number;
    jFileSize(id: number, out: DataView): number;
    jDelete(name: string, sync: number): number;
    jAccess(name: string, flags: number, out: DataView): number;
  }
}

declare module 'expo-sqlite/web/wa-sqlite/sqlite-api' {
  import type { FacadeVFS } from 'expo-sqlite/web/wa-sqlite/FacadeVFS';
  import type { SqliteModule } from 'expo-sqlite/web/wa-sqlite/wa-sqlite';

  export type Sqlite = {
    vfs_register(vfs: FacadeVFS, byDefault: boolean): number;
    open_v2(name: string, flags: number, vfs: string): Promise<number>;
    close(database: number): Promise<number>;
    exec(database: number, statements: string): Promise<number>;
    statements(database: number, statement: string, options: { unscoped: boolean }): AsyncIterable<number>;
    bind(statement: number, at: number, value: string | number | bigint | null): number;
    step(statement: number): Promise<number>;
    reset(statement: number): Promise<number>;
    column_names(statement: number): string[];
    row(statement: number): unknown[];
    get_autocommit(database: number): number;
  };
  export const Factory: (module: SqliteModule) => Sqlite;
}
