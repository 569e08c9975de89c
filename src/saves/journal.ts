import type { GameModule, SavedState } from '@/kernel/game';
import type { History, Override, Played, Row, UndoBar } from '@/kernel/history';
import { applyRow, newHistory, revertRow } from '@/kernel/history';
import type { Book } from './book';
import { DocumentFault, isOlder, migrateDocument, parseText } from './document';
import type { Edition } from './imports';
import { removeUnusedEditions } from './imports';
import type { HeadText, JournalText, SlotId, SlotText, SnapshotText } from './rows';
import { insertJournalRow, insertSlot, insertSnapshot, readHead, readJournal } from './rows';
import { proveGame } from './prove';
import { addSnapshot } from './snapshots';
import type { Sql } from './sql';

/**
 * Writing the whole document with every command would cost more the longer a campaign lasts. It is written once in so
 * many commands; the journal’s patches lead from there to the head.
 */
const DOCUMENT_EVERY = 50;

/** A state and its history as a save holds them. */
export type SavedGame<State = SavedState, Command = unknown> = Played<State, Command>;

/** A played command, ready to be kept. */
export type Step = {
  row: Row<unknown>;
  state: unknown;
  cover: unknown;
  /** It was played after an undo: what had been undone is gone. */
  cut: boolean;
  bar: UndoBar | null;
  snapshots: readonly SnapshotText[];
};

export const rowText = ({ seq, command, patches, inverse, override }: Row<unknown>): JournalText => ({
  seq,
  command: JSON.stringify(command),
  patches: JSON.stringify(patches),
  inverse: JSON.stringify(inverse),
  override: override ? JSON.stringify(override) : null,
});

const writeDocument = (sql: Sql, slot: SlotId, at: number, document: string): Promise<void> =>
  sql.run('INSERT OR REPLACE INTO documents (slot, at, document) VALUES (?, ?, ?)', slot, at, document);

const writeHead = (sql: Sql, slot: SlotId, applied: number, cover: string): Promise<void> =>
  sql.run(
    'UPDATE slots SET applied = ?, changed = ?, cover = ? WHERE slot = ?',
    applied,
    Date.now(),
    cover,
    slot,
  );

/** Rows that undo and redo can no longer reach leave the journal. */
const trim = async (sql: Sql, slot: SlotId, { row, cut, bar }: Step): Promise<void> => {
  if (cut) await sql.run('DELETE FROM journal WHERE slot = ? AND seq >= ?', slot, row.seq);
  if (bar) await sql.run('DELETE FROM journal WHERE slot = ? AND seq < ?', slot, row.seq);
};

/** One command, one transaction: its row, the head, and now and then the document. */
export const appendStep = (book: Book, slot: SlotId, step: Step): Promise<void> => {
  const { row, state, cut, bar } = step;
  const applied = row.seq + 1;
  return book.write(async (sql) => {
    await trim(sql, slot, step);
    if (bar !== 'this') await insertJournalRow(sql, slot, rowText(row));
    await writeHead(sql, slot, applied, JSON.stringify(step.cover));
    if (cut || bar || applied % DOCUMENT_EVERY === 0)
      await writeDocument(sql, slot, applied, JSON.stringify(state));
    for (const snapshot of step.snapshots) await addSnapshot(sql, slot, snapshot);
  });
};

/** Undo and redo: the head moves, the journal stays. */
export const moveHead = (book: Book, slot: SlotId, applied: number, cover: unknown): Promise<void> =>
  book.write((sql) => writeHead(sql, slot, applied, JSON.stringify(cover)));

/** What no rule reads is changed outside the journal, so that undo leaves it: the document is written anew where it stands. */
export const amendDocument = (book: Book, slot: SlotId, applied: number, state: unknown): Promise<void> =>
  book.write((sql) => writeDocument(sql, slot, applied, JSON.stringify(state)));

type About = {
  game: string;
  name: string;
  content: string;
  /** None where the app has the content. */
  edition?: Edition | null;
  cover: unknown;
  snapshots: readonly SnapshotText[];
};

/** A game in memory as the tables would hold it. */
export const slotTextOf = (
  { state, history }: SavedGame<unknown>,
  { game, name, content, edition = null, cover, snapshots }: About,
): SlotText => {
  const applied = history.first + history.head;
  return {
    game,
    name,
    content,
    edition,
    created: Date.now(),
    changed: Date.now(),
    applied,
    at: applied,
    cover: JSON.stringify(cover),
    document: JSON.stringify(state),
    journal: history.rows.map(rowText),
    snapshots: [...snapshots],
  };
};

/** A game that could not be written for a while, written whole; a new slot when it never had one. */
export const writeWhole = (book: Book, slot: SlotId | null, text: SlotText): Promise<SlotId> =>
  book.write(async (sql) => {
    if (slot === null) return insertSlot(sql, text);
    await sql.run('DELETE FROM journal WHERE slot = ?', slot);
    for (const row of text.journal) await insertJournalRow(sql, slot, row);
    await writeHead(sql, slot, text.applied, text.cover);
    await writeDocument(sql, slot, text.at, text.document);
    for (const snapshot of text.snapshots) await addSnapshot(sql, slot, snapshot);
    return slot;
  });

const readRow = ({ seq, command, patches, inverse, override }: JournalText): Row<unknown> => ({
  seq,
  command: parseText(command),
  patches: parseText(patches) as Row<unknown>['patches'],
  inverse: parseText(inverse) as Row<unknown>['inverse'],
  ...(override === null ? {} : { override: parseText(override) as Override }),
});

/** From the document, `at` commands in, along the journal to the head. */
const replay = (document: SavedState, at: number, { rows, first, head }: History<unknown>): SavedState => {
  const steps = at - first;
  try {
    return head >= steps
      ? rows.slice(steps, head).reduce<SavedState>(applyRow, document)
      : rows.slice(head, steps).reduceRight<SavedState>(revertRow, document);
  } catch (cause) {
    throw new DocumentFault('unreadable', cause);
  }
};

/** The game a save holds, in the document’s own version. Throws a DocumentFault when rows are missing or senseless. */
export const readGame = (head: HeadText, journal: readonly JournalText[]): SavedGame => {
  const first = journal[0]?.seq ?? head.applied;
  const history = { first, rows: journal.map(readRow), head: head.applied - first };
  const inside = (count: number): boolean => count >= first && count <= first + journal.length;
  const whole = journal.every(({ seq }, index) => seq === first + index);
  if (!whole || !inside(head.applied) || !inside(head.at)) throw new DocumentFault('unreadable');
  return { state: replay(parseText(head.document) as SavedState, head.at, history), history };
};

type Migrations = GameModule['migrations'];

/** An older document becomes one of today’s; as it was, it stays among the snapshots. Patches fit only the old shape. */
const migrate = async (
  book: Book,
  slot: SlotId,
  { applied, cover }: HeadText,
  state: SavedState,
  migrations: Migrations,
): Promise<SavedGame> => {
  const migrated = migrateDocument(state, migrations);
  const old = {
    kind: 'migration',
    name: String(state.saveVersion),
    made: Date.now(),
    cover,
    document: JSON.stringify(state),
  } as const;
  await book.write(async (sql) => {
    await insertSnapshot(sql, slot, old);
    await sql.run('DELETE FROM journal WHERE slot = ?', slot);
    await writeDocument(sql, slot, applied, JSON.stringify(migrated));
  });
  return { state: migrated, history: newHistory(applied) };
};

/** Whether it lies in the bin, and whether it was taken in unread. */
const standingOf = async (sql: Sql, slot: SlotId): Promise<{ binned: boolean; unproved: boolean }> => {
  const [row] = await sql.all<{ deleted: number | null; unproved: number }>(
    'SELECT deleted, unproved FROM slots WHERE slot = ?',
    slot,
  );
  return { binned: row?.deleted != null, unproved: row?.unproved === 1 };
};

/** A clock that once ran ahead wrote times to come: what is played now would never again stand first in the list. */
const settleTimes = async (book: Book): Promise<void> => {
  const now = Date.now();
  const ahead = await book.read((sql) => sql.all('SELECT 1 FROM slots WHERE changed >= ? LIMIT 1', now));
  if (ahead.length > 0)
    await book.write((sql) => sql.run('UPDATE slots SET changed = ? WHERE changed >= ?', now - 1, now));
};

/** What a journal asks of the game whose save it opens. */
type Opens<State, Command> = Pick<GameModule, 'id' | 'migrations'> & {
  isState(value: unknown): value is State;
  isCommand(value: unknown): value is Command;
};

export type SavedSlot<State, Command> = SavedGame<State, Command> & {
  name: string;
  content: string;
  edition: Edition | null;
};

/** Exactly where it was left, with all that can be undone and redone; null when this game has no such slot, or it lies in the bin. */
export const openSlot = async <State, Command>(
  book: Book,
  slot: SlotId,
  game: Opens<State, Command>,
): Promise<SavedSlot<State, Command> | null> => {
  const { id, migrations } = game;
  const [{ binned, unproved }, head, journal] = await book.read(
    async (sql) =>
      [await standingOf(sql, slot), await readHead(sql, slot), await readJournal(sql, slot)] as const,
  );
  if (binned || head?.game !== id) return null;
  const { name, content, edition } = head;
  const kept = readGame(head, journal);
  if (unproved) {
    proveGame(game, kept);
    await book.write((sql) => sql.run('UPDATE slots SET unproved = 0 WHERE slot = ?', slot));
  }
  await settleTimes(book);
  const opened = isOlder(kept.state, migrations)
    ? await migrate(book, slot, head, kept.state, migrations)
    : { state: migrateDocument(kept.state, migrations), history: kept.history };
  // Our own tables are believed: what a save holds is what its game wrote.
  return { name, content, edition, ...(opened as SavedGame<State, Command>) };
};

/** The edition a save is played with from now on. */
export const writeEdition = (book: Book, slot: SlotId, edition: Edition | null): Promise<void> =>
  book.write((sql) => sql.run('UPDATE slots SET edition = ? WHERE slot = ?', edition, slot));

type EditionMove = {
  applied: number;
  state: unknown;
  /** The save as it was. */
  snapshot: SnapshotText;
  /** The edition of the game that is open. */
  open: Edition | null;
};

/**
 * Takes a save over to another edition of its content. As it was it stays among the snapshots; the journal begins anew, for what
 * it leads back to was played with the old edition.
 */
export const moveToEdition = (
  book: Book,
  slot: SlotId,
  edition: Edition,
  { applied, state, snapshot, open }: EditionMove,
): Promise<void> =>
  book.write(async (sql) => {
    await addSnapshot(sql, slot, snapshot);
    await sql.run('DELETE FROM journal WHERE slot = ?', slot);
    await writeDocument(sql, slot, applied, JSON.stringify(state));
    await sql.run('UPDATE slots SET edition = ? WHERE slot = ?', edition, slot);
    await removeUnusedEditions(sql, open);
  });
