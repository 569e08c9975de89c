import type { Sql } from './sql';
import { inTransaction } from './sql';
import { BookFault } from './faults';

/**
 * Table migrations, numbered by position: entry 0 takes an empty database to `user_version` 1. Only append: a
 * released entry never changes, or books already migrated by it would differ from new ones.
 */
export const MIGRATIONS: readonly string[] = [
  `CREATE TABLE settings (name TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL) STRICT`,
  `CREATE TABLE collection (product TEXT PRIMARY KEY NOT NULL) STRICT;
   CREATE TABLE figures (enemy TEXT PRIMARY KEY NOT NULL, count INTEGER NOT NULL) STRICT`,
];

const versionOf = async (sql: Sql): Promise<number> => {
  const [row] = await sql.all<{ user_version: number }>('PRAGMA user_version');
  return row?.user_version ?? 0;
};

/** Brings the tables up to date, one transaction a step; a book newer than the app is left untouched. */
export const migrateTables = async (sql: Sql, migrations: readonly string[] = MIGRATIONS): Promise<void> => {
  const version = await versionOf(sql);
  if (version > migrations.length) throw new BookFault('newer');
  for (const [step, statements] of migrations.entries()) {
    if (step < version) continue;
    await inTransaction(sql, async () => {
      await sql.exec(statements);
      await sql.exec(`PRAGMA user_version = ${step + 1}`);
    });
  }
};
