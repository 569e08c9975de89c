import type { GameId } from '@/kernel/game';
import type { Book } from './book';
import type { Sql } from './sql';

/** Content that came as a file, such as a campaign: whose it is, its id, and its text as it came. */
export type ImportedContent = { game: GameId; id: string; text: string };

/** One edition of imported content, by its number in this book: content of one id may be there in several. */
export type Edition = number;
export type KeptImport = ImportedContent & { edition: Edition };

const sameText = async (sql: Sql, { game, id, text }: ImportedContent): Promise<Edition | null> => {
  const [row] = await sql.all<{ edition: Edition }>(
    'SELECT edition FROM imports WHERE game = ? AND id = ? AND text = ?',
    game,
    id,
    text,
  );
  return row?.edition ?? null;
};

const insertEdition = async (sql: Sql, { game, id, text }: ImportedContent): Promise<Edition> => {
  await sql.run(
    'INSERT INTO imports (game, id, added, offered, text) VALUES (?, ?, ?, 0, ?)',
    game,
    id,
    Date.now(),
    text,
  );
  const [made] = await sql.all<{ edition: Edition }>('SELECT last_insert_rowid() AS edition');
  return (made as { edition: Edition }).edition;
};

/** The edition of this very text, which is there afterwards; whether new games are offered it is left open. */
const keepEdition = async (sql: Sql, content: ImportedContent): Promise<Edition> =>
  (await sameText(sql, content)) ?? insertEdition(sql, content);

/** New games are played with this edition from now on. */
const offer = (sql: Sql, { game, id }: ImportedContent, edition: Edition): Promise<void> =>
  sql.run('UPDATE imports SET offered = (edition = ?) WHERE game = ? AND id = ?', edition, game, id);

const offered = async (sql: Sql, game: GameId, id: string): Promise<KeptImport | null> => {
  const [row] = await sql.all<KeptImport>(
    'SELECT game, id, text, edition FROM imports WHERE game = ? AND id = ? AND offered = 1',
    game,
    id,
  );
  return row ?? null;
};

/** Content that comes with saves: what is offered here stays so. */
export const insertImport = async (sql: Sql, content: ImportedContent): Promise<Edition> => {
  const edition = await keepEdition(sql, content);
  if (!(await offered(sql, content.game, content.id))) await offer(sql, content, edition);
  return edition;
};

/**
 * Removes the editions that are no longer offered and that no save is played with. `open`: that of the game that is open, which
 * may not have been written yet.
 */
export const removeUnusedEditions = (sql: Sql, open: Edition | null): Promise<void> =>
  sql.run(
    `DELETE FROM imports WHERE offered = 0 AND edition IS NOT ?
     AND edition NOT IN (SELECT edition FROM slots WHERE edition IS NOT NULL)`,
    open,
  );

/** Content that comes by itself is offered from now on; saves keep the edition they are played with. */
export const writeImport = (
  book: Book,
  content: ImportedContent,
  open: Edition | null = null,
): Promise<Edition> =>
  book.write(async (sql) => {
    const edition = await keepEdition(sql, content);
    await offer(sql, content, edition);
    await removeUnusedEditions(sql, open);
    return edition;
  });

/**
 * Removes what is offered under an id, unless saves are played with it, in the bin or not: then their names, and nothing
 * changes. Saves of older editions keep theirs.
 */
export const removeImport = (book: Book, game: GameId, id: string): Promise<string[]> =>
  book.write(async (sql) => {
    const played = await sql.all<{ name: string }>(
      `SELECT name FROM slots WHERE game = ? AND content = ? AND (edition IS NULL OR edition IN
         (SELECT edition FROM imports WHERE game = ? AND id = ? AND offered = 1)) ORDER BY slot`,
      game,
      id,
      game,
      id,
    );
    if (played.length === 0)
      await sql.run('DELETE FROM imports WHERE game = ? AND id = ? AND offered = 1', game, id);
    return played.map(({ name }) => name);
  });

/** What new games are offered, the oldest first. */
export const listImports = (book: Book): Promise<ImportedContent[]> =>
  book.read((sql) =>
    sql.all<ImportedContent>('SELECT game, id, text FROM imports WHERE offered = 1 ORDER BY added, edition'),
  );

/** Every edition, those that are offered first. */
export const listEditions = (sql: Sql): Promise<KeptImport[]> =>
  sql.all<KeptImport>('SELECT game, id, text, edition FROM imports ORDER BY offered DESC, edition');

/** What a new game would be played with. */
export const findImport = (book: Book, game: GameId, id: string): Promise<KeptImport | null> =>
  book.read((sql) => offered(sql, game, id));

/** The very edition a save is played with. */
export const findEdition = async (book: Book, edition: Edition): Promise<KeptImport | null> => {
  const [row] = await book.read((sql) =>
    sql.all<KeptImport>('SELECT game, id, text, edition FROM imports WHERE edition = ?', edition),
  );
  return row ?? null;
};
