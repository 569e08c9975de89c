import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageStore } from '@/saves/web/pageStore';
import { openPagedSql } from '@/saves/web/pagedSql';
import type { Sql } from '@/saves/sql';

export const WASM = join(__dirname, '../../../node_modules/expo-sqlite/web/wa-sqlite/wa-sqlite.wasm');

/** The SQLite of the web, in Node, on whatever keeps its pages. */
export const nodePagedSql = (store: PageStore, wasm = WASM): Promise<Sql> =>
  openPagedSql(store, { wasmBinary: readFileSync(wasm) });
