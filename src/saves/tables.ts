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
  `CREATE TABLE slots (
     slot INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, campaign TEXT NOT NULL, created INTEGER NOT NULL,
     changed INTEGER NOT NULL, deleted INTEGER, applied INTEGER NOT NULL, summary TEXT NOT NULL) STRICT;
   CREATE TABLE documents (slot INTEGER PRIMARY KEY NOT NULL, at INTEGER NOT NULL, document TEXT NOT NULL) STRICT;
   CREATE TABLE journal (
     slot INTEGER NOT NULL, seq INTEGER NOT NULL, command TEXT NOT NULL, patches TEXT NOT NULL, inverse TEXT NOT NULL,
     PRIMARY KEY (slot, seq)) STRICT;
   CREATE TABLE snapshots (
     snapshot INTEGER PRIMARY KEY AUTOINCREMENT, slot INTEGER NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL,
     made INTEGER NOT NULL, summary TEXT NOT NULL, document TEXT NOT NULL) STRICT;
   CREATE INDEX snapshots_of_slot ON snapshots (slot);
   CREATE TABLE campaigns (id TEXT PRIMARY KEY NOT NULL, added INTEGER NOT NULL, bundle TEXT NOT NULL) STRICT;
   CREATE TABLE backups (
     backup INTEGER PRIMARY KEY AUTOINCREMENT, made INTEGER NOT NULL, tables_version INTEGER NOT NULL,
     tables TEXT NOT NULL) STRICT`,
  // Until here every save was of Journeys in Middle-earth; from here a save names its game, and each game keeps what is
  // its own among the settings, under its name.
  `ALTER TABLE slots ADD COLUMN game TEXT NOT NULL DEFAULT 'jime';
   ALTER TABLE slots RENAME COLUMN campaign TO content;
   ALTER TABLE slots RENAME COLUMN summary TO cover;
   ALTER TABLE snapshots RENAME COLUMN summary TO cover;
   ALTER TABLE journal ADD COLUMN override TEXT;
   CREATE TABLE imports (
     game TEXT NOT NULL, id TEXT NOT NULL, added INTEGER NOT NULL, text TEXT NOT NULL,
     PRIMARY KEY (game, id)) STRICT;
   INSERT INTO imports (game, id, added, text) SELECT 'jime', id, added, bundle FROM campaigns;
   DROP TABLE campaigns;
   UPDATE settings SET name = 'jime.' || name WHERE name IN ('cardNames', 'mirror') OR name LIKE 'hint.%';
   UPDATE settings SET name = 'draftInput' WHERE name = 'where';
   INSERT INTO settings (name, value) SELECT 'jime.collection', json_object(
     'products', json((SELECT json_group_array(product) FROM (SELECT product FROM collection ORDER BY product))),
     'figures', json((SELECT json_group_object(enemy, count) FROM figures)))
     WHERE EXISTS (SELECT 1 FROM collection) OR EXISTS (SELECT 1 FROM figures);
   DROP TABLE collection;
   DROP TABLE figures`,
  // Until here a new edition of imported content took the place of the old one; from here both are there, a save names its own,
  // and one edition of each id is offered to new games. A save that was kept although it could not be read is proved when it opens.
  `ALTER TABLE imports RENAME TO imports_before;
   CREATE TABLE imports (
     edition INTEGER PRIMARY KEY AUTOINCREMENT, game TEXT NOT NULL, id TEXT NOT NULL, added INTEGER NOT NULL,
     offered INTEGER NOT NULL, text TEXT NOT NULL) STRICT;
   CREATE INDEX imports_by_id ON imports (game, id);
   INSERT INTO imports (game, id, added, offered, text)
     SELECT game, id, added, 1, text FROM imports_before ORDER BY added, id;
   DROP TABLE imports_before;
   ALTER TABLE slots ADD COLUMN edition INTEGER;
   ALTER TABLE slots ADD COLUMN unproved INTEGER NOT NULL DEFAULT 0;
   UPDATE slots SET edition =
     (SELECT edition FROM imports WHERE imports.game = slots.game AND imports.id = slots.content)`,
];

/** Books older than this have no table to keep a backup in, and no save to lose. */
const BACKUPS_SINCE = 3;
const BACKUPS_KEPT = 2;

/** How many migrations a book has seen; none when it is new. */
export const versionOf = async (sql: Sql): Promise<number> => {
  const [row] = await sql.all<{ user_version: number }>('PRAGMA user_version');
  return row?.user_version ?? 0;
};

/** Every row of every table as text; backups themselves are left out, or each would hold all the others. */
const dump = async (sql: Sql): Promise<string> => {
  const names = await sql.all<{ name: string }>(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'backups'",
  );
  const tables: Record<string, unknown[]> = {};
  for (const { name } of names) tables[name] = await sql.all(`SELECT * FROM "${name}"`);
  return JSON.stringify(tables);
};

/** The book as it was before its tables change, kept beside them. */
const backUp = (sql: Sql, version: number): Promise<void> =>
  inTransaction(sql, async () => {
    await sql.run(
      'INSERT INTO backups (made, tables_version, tables) VALUES (?, ?, ?)',
      Date.now(),
      version,
      await dump(sql),
    );
    await sql.run(
      'DELETE FROM backups WHERE backup NOT IN (SELECT backup FROM backups ORDER BY backup DESC LIMIT ?)',
      BACKUPS_KEPT,
    );
  });

/**
 * Brings the tables up to date, all steps or none; a book newer than the app is left untouched, and `prepare` does not see it. One
 * transaction and one script: each that is waited for shows on the way to the title.
 */
export const migrateTables = async (
  sql: Sql,
  migrations: readonly string[] = MIGRATIONS,
  prepare: () => Promise<void> = async () => undefined,
): Promise<void> => {
  const version = await versionOf(sql);
  if (version > migrations.length) throw new BookFault('newer');
  await prepare();
  if (version === migrations.length) return;
  if (version >= BACKUPS_SINCE) await backUp(sql, version);
  const steps = [...migrations.slice(version), `PRAGMA user_version = ${migrations.length}`];
  await inTransaction(sql, () => sql.exec(steps.join(';\n')));
};
