import type { GameId } from '@/kernel/game';
import type { Book } from './book';
import type { Sql } from './sql';

/** Content that came as a file, such as a campaign: whose it is, its id, and its text as it came. */
export type ImportedContent = { game: GameId; id: string; text: string };

export const insertImport = (sql: Sql, { game, id, text }: ImportedContent): Promise<void> =>
  sql.run(
    'INSERT OR REPLACE INTO imports (game, id, added, text) VALUES (?, ?, ?, ?)',
    game,
    id,
    Date.now(),
    text,
  );

/** Content of the same id makes way for its new edition. */
export const writeImport = (book: Book, content: ImportedContent): Promise<void> =>
  book.write((sql) => insertImport(sql, content));

/** Removes it, unless saves are played with it, in the bin or not: then their names, and nothing changes. */
export const removeImport = (book: Book, game: GameId, id: string): Promise<string[]> =>
  book.write(async (sql) => {
    const played = await sql.all<{ name: string }>(
      'SELECT name FROM slots WHERE game = ? AND content = ? ORDER BY slot',
      game,
      id,
    );
    if (played.length === 0) await sql.run('DELETE FROM imports WHERE game = ? AND id = ?', game, id);
    return played.map(({ name }) => name);
  });

/** What was taken in, the oldest first. */
export const listImports = (book: Book): Promise<ImportedContent[]> =>
  book.read((sql) => sql.all<ImportedContent>('SELECT game, id, text FROM imports ORDER BY added, id'));

export const findImport = async (book: Book, game: GameId, id: string): Promise<string | null> => {
  const [row] = await book.read((sql) =>
    sql.all<{ text: string }>('SELECT text FROM imports WHERE game = ? AND id = ?', game, id),
  );
  return row?.text ?? null;
};
