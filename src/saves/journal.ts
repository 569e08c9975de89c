import type { Command, GameState } from '@/games/jime/play';
import type { History, Row } from '@/kernel/history';
import { applyRow, newHistory, revertRow } from '@/kernel/history';
import type { Book } from './book';
import { DocumentFault, isOlder, migrateDocument, parseText } from './document';
import { DOCUMENT_MIGRATIONS } from '@/games/jime/state/migrations';
import type { HeadText, JournalText, SlotId, SlotText, SnapshotText } from './rows';
import { insertJournalRow, insertSlot, insertSnapshot, readHead, readJournal } from './rows';
import { addSnapshot } from './snapshots';
import type { Sql } from './sql';
import type { Summary } from '@/games/jime/session/cover';

/**
 * Writing the whole document with every command would cost more the longer a campaign lasts. It is written once in so
 * many commands; the journal’s patches lead from there to the head.
 */
const DOCUMENT_EVERY = 50;

/** A played command, ready to be kept. */
export type Step = {
  row: Row<Command>;
  state: GameState;
  summary: Summary;
  /** It was played after an undo: what had been undone is gone. */
  cut: boolean;
  /** It is the first of an adventure: undo goes back to here, and earlier rows leave the journal. */
  first: boolean;
  snapshots: readonly SnapshotText[];
};

export const rowText = ({ seq, command, patches, inverse }: Row<Command>): JournalText => ({
  seq,
  command: JSON.stringify(command),
  patches: JSON.stringify(patches),
  inverse: JSON.stringify(inverse),
});

const writeDocument = (sql: Sql, slot: SlotId, at: number, document: string): Promise<void> =>
  sql.run('INSERT OR REPLACE INTO documents (slot, at, document) VALUES (?, ?, ?)', slot, at, document);

const writeHead = (sql: Sql, slot: SlotId, applied: number, summary: string): Promise<void> =>
  sql.run(
    'UPDATE slots SET applied = ?, changed = ?, summary = ? WHERE slot = ?',
    applied,
    Date.now(),
    summary,
    slot,
  );

/** One command, one transaction: its row, the head, and now and then the document. */
export const appendStep = (book: Book, slot: SlotId, step: Step): Promise<void> => {
  const { row, state, cut, first } = step;
  return book.write(async (sql) => {
    if (cut) await sql.run('DELETE FROM journal WHERE slot = ? AND seq >= ?', slot, row.seq);
    if (first) await sql.run('DELETE FROM journal WHERE slot = ? AND seq < ?', slot, row.seq);
    await insertJournalRow(sql, slot, rowText(row));
    await writeHead(sql, slot, row.seq + 1, JSON.stringify(step.summary));
    if (cut || first || (row.seq + 1) % DOCUMENT_EVERY === 0)
      await writeDocument(sql, slot, row.seq + 1, JSON.stringify(state));
    for (const snapshot of step.snapshots) await addSnapshot(sql, slot, snapshot);
  });
};

/** Undo and redo: the head moves, the journal stays. */
export const moveHead = (book: Book, slot: SlotId, applied: number, summary: Summary): Promise<void> =>
  book.write((sql) => writeHead(sql, slot, applied, JSON.stringify(summary)));

export type KeptGame = { state: GameState; history: History<Command> };

/** Undo goes back to the adventure’s start: when the company sets out, the journal begins anew. */
export const historyFor = ({ state, history }: KeptGame, next: GameState): History<Command> =>
  state.stage === 'setup' && next.stage === 'adventure' ? newHistory(history.first + history.head) : history;

/** A game in memory as the tables would hold it. */
export const slotTextOf = (
  { state, history }: KeptGame,
  about: { name: string; campaign: string; summary: Summary; snapshots: readonly SnapshotText[] },
): SlotText => {
  const applied = history.first + history.head;
  return {
    name: about.name,
    campaign: about.campaign,
    created: Date.now(),
    changed: Date.now(),
    applied,
    at: applied,
    summary: JSON.stringify(about.summary),
    document: JSON.stringify(state),
    journal: history.rows.map(rowText),
    snapshots: [...about.snapshots],
  };
};

/** A game that could not be written for a while, written whole; a new slot when it never had one. */
export const keepWhole = (book: Book, slot: SlotId | null, text: SlotText): Promise<SlotId> =>
  book.write(async (sql) => {
    if (slot === null) return insertSlot(sql, text);
    await sql.run('DELETE FROM journal WHERE slot = ?', slot);
    for (const row of text.journal) await insertJournalRow(sql, slot, row);
    await writeHead(sql, slot, text.applied, text.summary);
    await writeDocument(sql, slot, text.at, text.document);
    for (const snapshot of text.snapshots) await addSnapshot(sql, slot, snapshot);
    return slot;
  });

const readRow = ({ seq, command, patches, inverse }: JournalText): Row<Command> => ({
  seq,
  command: parseText(command) as Command,
  patches: parseText(patches) as Row<Command>['patches'],
  inverse: parseText(inverse) as Row<Command>['inverse'],
});

/** From the document, `at` commands in, along the journal to the head. */
const walk = (document: GameState, at: number, { rows, first, head }: History<Command>): GameState => {
  const steps = at - first;
  try {
    return head >= steps
      ? rows.slice(steps, head).reduce<GameState>(applyRow, document)
      : rows.slice(head, steps).reduceRight<GameState>(revertRow, document);
  } catch (cause) {
    throw new DocumentFault('unreadable', cause);
  }
};

/** The game a save holds, in the document’s own version. Throws a DocumentFault when rows are missing or senseless. */
export const readGame = (head: HeadText, journal: readonly JournalText[]): KeptGame => {
  const first = journal[0]?.seq ?? head.applied;
  const history = { first, rows: journal.map(readRow), head: head.applied - first };
  const inside = (count: number): boolean => count >= first && count <= first + journal.length;
  const whole = journal.every(({ seq }, index) => seq === first + index);
  if (!whole || !inside(head.applied) || !inside(head.at)) throw new DocumentFault('unreadable');
  return { state: walk(parseText(head.document) as GameState, head.at, history), history };
};

/** An older document becomes one of today’s; as it was, it stays among the snapshots. Patches fit only the old shape. */
const migrate = async (
  book: Book,
  slot: SlotId,
  head: HeadText,
  state: GameState,
  migrations: typeof DOCUMENT_MIGRATIONS,
): Promise<KeptGame> => {
  const { applied, summary } = head;
  const migrated = migrateDocument(state, migrations);
  const old = {
    kind: 'migration',
    name: String(state.saveVersion),
    made: Date.now(),
    summary,
    document: JSON.stringify(state),
  } as const;
  await book.write(async (sql) => {
    await insertSnapshot(sql, slot, old);
    await sql.run('DELETE FROM journal WHERE slot = ?', slot);
    await writeDocument(sql, slot, applied, JSON.stringify(migrated));
  });
  return { state: migrated, history: newHistory(applied) };
};

/** §98.3, §98.4 The game exactly where it was left, with all that can be undone and redone; null when there is no such slot. */
export const openSlot = async (
  book: Book,
  slot: SlotId,
  migrations = DOCUMENT_MIGRATIONS,
): Promise<(KeptGame & { name: string; campaign: string }) | null> => {
  const [head, journal] = await book.read(async (sql) => [
    await readHead(sql, slot),
    await readJournal(sql, slot),
  ]);
  if (!head) return null;
  const { name, campaign } = head;
  const kept = readGame(head, journal);
  if (isOlder(kept.state, migrations))
    return { name, campaign, ...(await migrate(book, slot, head, kept.state, migrations)) };
  return { name, campaign, state: migrateDocument(kept.state, migrations), history: kept.history };
};
