import type { GameState } from '@/games/jime/play';
import type { Book } from './book';
import type { SlotId, SnapshotKind, SnapshotText } from './rows';
import { insertSlot, insertSnapshot, readHead } from './rows';
import type { Sql } from './sql';
import type { Summary } from '@/games/jime/session/cover';
import { readSummary } from '@/games/jime/session/cover';

/** A snapshot in the list. */
export type Snapshot = {
  snapshot: number;
  slot: SlotId;
  kind: SnapshotKind;
  name: string;
  made: number;
  summary: Summary | null;
};

const BACKUPS_KEPT = 5;

export const snapshotOf = (
  kind: SnapshotKind,
  name: string,
  state: GameState,
  summary: Summary,
): SnapshotText => ({
  kind,
  name,
  made: Date.now(),
  summary: JSON.stringify(summary),
  document: JSON.stringify(state),
});

/**
 * What keeps itself between two states: where an adventure’s set-up begins, so that it can be played again, and a backup
 * whenever the company sets out or makes camp.
 */
export const snapshotsDue = (
  before: GameState | null,
  after: GameState,
  summary: Summary,
): SnapshotText[] => {
  const { stage, campaign } = after;
  if (before?.stage === stage) return [];
  const chapter = `${campaign.history.length + 1}-${campaign.next ?? ''}`;
  if (stage === 'setup') return [snapshotOf('start', chapter, after, summary)];
  return stage === 'adventure' || stage === 'camp' ? [snapshotOf('backup', stage, after, summary)] : [];
};

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

export const keepSnapshot = (book: Book, slot: SlotId, snapshot: SnapshotText): Promise<void> =>
  book.write((sql) => addSnapshot(sql, slot, snapshot));

export const removeSnapshot = (book: Book, snapshot: number): Promise<void> =>
  book.write((sql) => sql.run('DELETE FROM snapshots WHERE snapshot = ?', snapshot));

/** The snapshots of a save, the latest first. */
export const listSnapshots = (book: Book, slot: SlotId): Promise<Snapshot[]> =>
  book.read(async (sql) => {
    const rows = await sql.all<Omit<Snapshot, 'summary'> & { summary: string }>(
      'SELECT snapshot, slot, kind, name, made, summary FROM snapshots WHERE slot = ? ORDER BY snapshot DESC',
      slot,
    );
    return rows.map((row) => ({ ...row, summary: readSummary(row.summary) }));
  });

/** A new save that goes on from a snapshot; the one it came from is not touched. */
export const beginFromSnapshot = (book: Book, snapshot: number, name: string): Promise<SlotId | null> =>
  book.write(async (sql) => {
    const [from] = await sql.all<SnapshotText & { slot: SlotId }>(
      'SELECT slot, kind, name, made, summary, document FROM snapshots WHERE snapshot = ?',
      snapshot,
    );
    const head = from && (await readHead(sql, from.slot));
    if (!head) return null;
    const starts = await sql.all<SnapshotText>(
      `SELECT kind, name, made, summary, document FROM snapshots
       WHERE slot = ? AND kind = 'start' AND snapshot <= ? ORDER BY snapshot`,
      from.slot,
      snapshot,
    );
    const { summary, document } = from;
    const fresh = { name, created: Date.now(), changed: Date.now(), applied: 0, at: 0, journal: [] };
    return insertSlot(sql, { ...fresh, campaign: head.campaign, summary, document, snapshots: starts });
  });
