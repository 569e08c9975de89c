import type { Book } from '@/saves/book';
import { openBookOn } from '@/saves/book';
import type { Sql } from '@/saves/sql';
import { nodeSql } from './nodeSql';
import { fileStore } from './web/fileStore';
import { nodePagedSql } from './web/nodePagedSql';

/** Every way a book is kept: SQLite's own file as a device or a browser writes it, or its pages in a database of another kind. */
export const WAYS = ['device', 'file', 'pages'] as const;
export type Way = (typeof WAYS)[number];

export const openKept = async (way: Way, file: string, wasm?: string): Promise<Sql & { close(): void }> => {
  if (way !== 'pages') return nodeSql(file);
  const store = fileStore(file);
  return { ...(await nodePagedSql(store, wasm)), close: () => store.close() };
};

export const bookOn = (way: Way, sql: Sql): Promise<Book> =>
  openBookOn(sql, way === 'device' ? 'wal' : 'persist');
