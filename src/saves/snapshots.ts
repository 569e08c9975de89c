import type { Checkpoint } from '@/kernel/game';
import type { Book } from './book';
import { readCover } from './cover';
import type { SlotId, SnapshotKind, SnapshotText } from './rows';
import { insertSlot, insertSnapshot, readHead } from './rows';
import { freeName } from './slots';
import type { Sql } from './sql';

/** A snapshot in the list. */
export type Snapshot = {
  snapshot: number;
  slot: SlotId;
  kind: SnapshotKind;
  name: string;
  made: number;
  cover: unknown;
};

const BACKUPS_KEPT = 5;

export const snapshotOf = (
  { kind, name }: { kind: SnapshotKind; name: string },
  state: unknown,
  cover: unknown,
): SnapshotText => ({
  kind,
  name,
  made: Date.now(),
  cover: JSON.stringify(cover),
  document: JSON.stringify(state),
});

/** What keeps itself at this step, when its game says so. */
export const snapshotsDue = (
  checkpoint: Checkpoint | null,
  state: unknown,
  cover: unknown,
): SnapshotText[] => (checkpoint ? [snapshotOf(checkpoint, state, cover)] : []);

/** Keeps a snapshot: the same start twice is one start, and only the latest backups stay. */
export const addSnapshot = async (sql: Sql, slot: SlotId, snapshot: SnapshotText): Promise<void> => {
  if (snapshot.kind === 'start')
    await sql.run(
      "DELETE FROM snapshots WHERE slot = ? AND kind = 'start' AND name = ?",
      slot,
      snapshot.name,
    );
  await insertSnapshot(sql, slot, snapshot);
  if (snapshot.kind === 'backup')
    await sql.run(
      `DELETE FROM snapshots WHERE slot = ? AND kind = 'backup' AND snapshot NOT IN (
         SELECT snapshot FROM snapshots WHERE slot = ? AND kind = 'backup' ORDER BY snapshot DESC LIMIT ?)`,
      slot,
      slot,
      BACKUPS_KEPT,
    );
};

export const writeSnapshot = (book: Book, slot: SlotId, snapshot: SnapshotText): Promise<void> =>
  book.write((sql) => addSnapshot(sql, slot, snapshot));

export const removeSnapshot = (book: Book, snapshot: number): Promise<void> =>
  book.write((sql) => sql.run('DELETE FROM snapshots WHERE snapshot = ?', snapshot));

/** The snapshots of a save, the latest first. */
export const listSnapshots = (book: Book, slot: SlotId): Promise<Snapshot[]> =>
  book.read(async (sql) => {
    const rows = await sql.all<Omit<Snapshot, 'cover'> & { cover: string }>(
      'SELECT snapshot, slot, kind, name, made, cover FROM snapshots WHERE slot = ? ORDER BY snapshot DESC',
      slot,
    );
    return rows.map((row) => ({ ...row, cover: readCover(row.cover) }));
  });

/** A new save that goes on from a snapshot; the one it came from is not touched. */
export const beginFromSnapshot = (book: Book, snapshot: number, name: string): Promise<SlotId | null> =>
  book.write(async (sql) => {
    const [from] = await sql.all<SnapshotText & { slot: SlotId }>(
      'SELECT slot, kind, name, made, cover, document FROM snapshots WHERE snapshot = ?',
      snapshot,
    );
    const head = from && (await readHead(sql, from.slot));
    if (!head) return null;
    const starts = await sql.all<SnapshotText>(
      `SELECT kind, name, made, cover, document FROM snapshots
       WHERE slot = ? AND kind = 'start' AND snapshot <= ? ORDER BY snapshot`,
      from.slot,
      snapshot,
    );
    const { cover, document } = from;
    const { game, content, edition } = head;
    const fresh = {
      name: await freeName(sql, name),
      created: Date.now(),
      changed: Date.now(),
      applied: 0,
      at: 0,
      journal: [],
    };
    const made = await insertSlot(sql, {
      ...fresh,
      game,
      content,
      edition,
      cover,
      document,
      snapshots: starts,
    });
    // A snapshot may have come from a file, which nobody has looked into yet.
    await sql.run('UPDATE slots SET unproved = 1 WHERE slot = ?', made);
    return made;
  });
