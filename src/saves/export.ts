import type { Book } from './book';

export const EXPORT_FORMAT = 'red-book';

/** Everything the book holds, table by table, as text that any later version can read back. */
export const exportBook = async (book: Book, appVersion: string): Promise<string> =>
  book.read(async (sql) => {
    const [version] = await sql.all<{ user_version: number }>('PRAGMA user_version');
    const names = await sql.all<{ name: string }>(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
    );
    const tables: Record<string, unknown[]> = {};
    for (const { name } of names) tables[name] = await sql.all(`SELECT * FROM "${name}"`);
    return JSON.stringify({
      format: EXPORT_FORMAT,
      appVersion,
      tablesVersion: version?.user_version ?? 0,
      tables,
    });
  });
