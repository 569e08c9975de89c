import type { GameId } from '@/kernel/game';
import type { Book } from './book';
import type { SlotId } from './rows';
import { insertSlot, readSlotText } from './rows';
import { readCover } from './cover';
import type { Sql } from './sql';

/** A save in the list. A cover that cannot be read leaves null: the save is still shown. */
export type Slot = {
  slot: SlotId;
  game: GameId;
  name: string;
  content: string;
  created: number;
  changed: number;
  deleted: number | null;
  cover: unknown;
};

type SlotRow = Omit<Slot, 'cover'> & { cover: string };

/** Every save, those in the bin included, the latest played first. */
export const listSlots = (book: Book): Promise<Slot[]> =>
  book.read(async (sql) => {
    const rows = await sql.all<SlotRow>(
      'SELECT slot, game, name, content, created, changed, deleted, cover FROM slots ORDER BY changed DESC, slot DESC',
    );
    return rows.map((row) => ({ ...row, cover: readCover(row.cover) }));
  });

export const renameSlot = (book: Book, slot: SlotId, name: string): Promise<void> =>
  book.write((sql) => sql.run('UPDATE slots SET name = ? WHERE slot = ?', name, slot));

/** Into the bin, or out of it again. */
export const binSlot = (book: Book, slot: SlotId, binned: boolean): Promise<void> =>
  book.write((sql) =>
    sql.run('UPDATE slots SET deleted = ? WHERE slot = ?', binned ? Date.now() : null, slot),
  );

const TABLES_OF_A_SLOT = ['journal', 'documents', 'snapshots', 'slots'];

/** For good, and only by hand: the one way a save ever leaves the book. */
export const emptyBin = (book: Book): Promise<void> =>
  book.write(async (sql) => {
    for (const table of TABLES_OF_A_SLOT)
      await sql.exec(`DELETE FROM ${table} WHERE slot IN (SELECT slot FROM slots WHERE deleted IS NOT NULL)`);
  });

/** A name no other save bears: a second of the same is marked, so that the list has no twins. */
export const freeName = async (sql: Sql, name: string): Promise<string> => {
  const rows = await sql.all<{ name: string }>('SELECT name FROM slots WHERE deleted IS NULL');
  const taken = new Set(rows.map((row) => row.name));
  if (!taken.has(name)) return name;
  const first = name.replace(/ \(\d+\)$/, '');
  let copy = 2;
  while (taken.has(`${first} (${copy})`)) copy += 1;
  return `${first} (${copy})`;
};

export const duplicateSlot = (book: Book, slot: SlotId, name: string): Promise<SlotId | null> =>
  book.write(async (sql) => {
    const text = await readSlotText(sql, slot);
    const fresh = { name: await freeName(sql, name), created: Date.now(), changed: Date.now() };
    return text && insertSlot(sql, { ...text, ...fresh });
  });
