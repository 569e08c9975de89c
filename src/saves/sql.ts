/** The part of SQLite that saves use. expo-sqlite gives it in the app, better-sqlite3 in tests. */
export type SqlValue = string | number | null;

export type Sql = {
  exec(statements: string): Promise<void>;
  run(statement: string, ...values: SqlValue[]): Promise<void>;
  all<Row>(statement: string, ...values: SqlValue[]): Promise<Row[]>;
};

/** Runs `work` between BEGIN and COMMIT; any failure rolls back and is thrown on. */
export const inTransaction = async <T>(sql: Sql, work: () => Promise<T>): Promise<T> => {
  await sql.exec('BEGIN IMMEDIATE');
  try {
    const result = await work();
    await sql.exec('COMMIT');
    return result;
  } catch (cause) {
    // SQLite may have rolled back by itself (disk full); a second ROLLBACK would hide the true cause.
    await sql.exec('ROLLBACK').catch(() => undefined);
    throw cause;
  }
};
