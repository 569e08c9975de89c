import type { Sql } from '@/saves/sql';
import { nodeSql } from './nodeSql';
import { fileStore } from './web/fileStore';
import { nodePagedSql } from './web/nodePagedSql';

/** Every way a book is kept: SQLite's own file, or its pages in a database of another kind. */
export const WAYS = ['file', 'pages'] as const;
export type Way = (typeof WAYS)[number];

export const openKept = async (way: Way, file: string, wasm?: string): Promise<Sql & { close(): void }> => {
  if (way === 'file') return nodeSql(file);
  const store = fileStore(file);
  return { ...(await nodePagedSql(store, wasm)), close: () => store.close() };
};
