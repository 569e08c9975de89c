import type { GameId } from '@/kernel/game';
import type { Edition } from './imports';
import type { Sql } from './sql';

export type SlotId = number;

/**
 * A state kept beside the game. start: an adventure about to be set up. bookmark: by hand. backup: by itself, rotating.
 * migration: as an older app left it.
 */
export const SNAPSHOT_KINDS = ['start', 'bookmark', 'backup', 'migration'] as const;
export type SnapshotKind = (typeof SNAPSHOT_KINDS)[number];

/** One row of the journal as it lies on disk. */
export type JournalText = {
  seq: number;
  command: string;
  patches: string;
  inverse: string;
  /** Why and what the table overrode, when a card said otherwise. */
  override: string | null;
};
/** A snapshot as it lies on disk. */
export type SnapshotText = {
  kind: SnapshotKind;
  name: string;
  made: number;
  cover: string;
  document: string;
};

/**
 * A whole save as text, exactly as the tables hold it: what is duplicated, exported and imported. `document` is the
 * state after `at` commands; the journal leads from there to `applied`, forwards or backwards.
 */
export type SlotText = {
  game: GameId;
  name: string;
  /** What the game is played with, by the id its module knows. */
  content: string;
  /** The edition of it, where it came as a file; null where the app has it. */
  edition: Edition | null;
  created: number;
  changed: number;
  applied: number;
  /** What the list shows, as the game's module wrote it. */
  cover: string;
  at: number;
  document: string;
  journal: JournalText[];
  snapshots: SnapshotText[];
};

/** Where a save stands, without its journal. */
export type HeadText = Omit<SlotText, 'journal' | 'snapshots'>;

export const readHead = async (sql: Sql, slot: SlotId): Promise<HeadText | null> => {
  const [head] = await sql.all<HeadText>(
    `SELECT game, name, content, edition, created, changed, applied, cover, at, document
     FROM slots JOIN documents USING (slot) WHERE slot = ?`,
    slot,
  );
  return head ?? null;
};

export const readJournal = (sql: Sql, slot: SlotId): Promise<JournalText[]> =>
  sql.all<JournalText>(
    'SELECT seq, command, patches, inverse, override FROM journal WHERE slot = ? ORDER BY seq',
    slot,
  );

export const readSlotText = async (sql: Sql, slot: SlotId): Promise<SlotText | null> => {
  const head = await readHead(sql, slot);
  if (!head) return null;
  const snapshots = await sql.all<SnapshotText>(
    'SELECT kind, name, made, cover, document FROM snapshots WHERE slot = ? ORDER BY snapshot',
    slot,
  );
  return { ...head, journal: await readJournal(sql, slot), snapshots };
};

export const insertJournalRow = (sql: Sql, slot: SlotId, row: JournalText): Promise<void> =>
  sql.run(
    'INSERT INTO journal (slot, seq, command, patches, inverse, override) VALUES (?, ?, ?, ?, ?, ?)',
    slot,
    row.seq,
    row.command,
    row.patches,
    row.inverse,
    row.override,
  );

export const insertSnapshot = (sql: Sql, slot: SlotId, snapshot: SnapshotText): Promise<void> =>
  sql.run(
    'INSERT INTO snapshots (slot, kind, name, made, cover, document) VALUES (?, ?, ?, ?, ?, ?)',
    slot,
    snapshot.kind,
    snapshot.name,
    snapshot.made,
    snapshot.cover,
    snapshot.document,
  );

/** Writes a save under a number that is free, the next one if none is named; nothing that was there is touched. */
export const insertSlot = async (sql: Sql, text: SlotText, free: SlotId | null = null): Promise<SlotId> => {
  await sql.run(
    'INSERT INTO slots (slot, game, name, content, edition, created, changed, applied, cover) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
    free,
    text.game,
    text.name,
    text.content,
    text.edition,
    text.created,
    text.changed,
    text.applied,
    text.cover,
  );
  const [made] = await sql.all<{ slot: SlotId }>('SELECT last_insert_rowid() AS slot');
  const { slot } = made as { slot: SlotId };
  await sql.run('INSERT INTO documents (slot, at, document) VALUES (?, ?, ?)', slot, text.at, text.document);
  for (const row of text.journal) await insertJournalRow(sql, slot, row);
  for (const snapshot of text.snapshots) await insertSnapshot(sql, slot, snapshot);
  return slot;
};
