import Database from 'better-sqlite3';
import type { Sql } from '@/saves/sql';

/** Real SQLite in Node, behind the same interface as the app's. */
export const nodeSql = (file = ':memory:', options: Database.Options = {}): Sql & { close(): void } => {
  const database = new Database(file, options);
  return {
    exec: async (statements) => {
      database.exec(statements);
    },
    run: async (statement, ...values) => {
      database.prepare(statement).run(...values);
    },
    all: async <Row>(statement: string, ...values: (string | number | null)[]) =>
      database.prepare(statement).all(...values) as Row[],
    close: () => database.close(),
  };
};
