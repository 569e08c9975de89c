import { cutText } from '@/kernel/cleanText';
import type { GameId } from '@/kernel/game';
import type { Book } from './book';
import type { SlotId } from './rows';
import { insertSlot, readSlotText } from './rows';
import { readCover } from './cover';
import type { Edition } from './imports';
import { removeUnusedEditions } from './imports';
import type { Sql } from './sql';

/** No list shows more of a name, and no file carries more. */
export const LONGEST_NAME = 200;

/** A save in the list. A cover that cannot be read leaves null: the save is still shown. */
export type Slot = {
  slot: SlotId;
  game: GameId;
  name: string;
  content: string;
  /** New games are offered another edition of its content than it is played with. */
  hasNewEdition: boolean;
  created: number;
  changed: number;
  deleted: number | null;
  cover: unknown;
};

type SlotRow = Omit<Slot, 'cover' | 'hasNewEdition'> & { cover: string; hasNewEdition: number };

/** Every save, those in the bin included, the latest played first. */
export const listSlots = (book: Book): Promise<Slot[]> =>
  book.read(async (sql) => {
    const rows = await sql.all<SlotRow>(
      `SELECT slot, game, name, content, created, changed, deleted, cover, edition IS NOT NULL AND EXISTS (
         SELECT 1 FROM imports WHERE imports.game = slots.game AND id = content AND offered = 1
         AND imports.edition <> slots.edition) AS hasNewEdition
       FROM slots ORDER BY changed DESC, slot DESC`,
    );
    return rows.map(({ cover, hasNewEdition, ...row }) => ({
      ...row,
      cover: readCover(cover),
      hasNewEdition: hasNewEdition === 1,
    }));
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
export const emptyBin = (book: Book, open: Edition | null = null): Promise<void> =>
  book.write(async (sql) => {
    for (const table of TABLES_OF_A_SLOT)
      await sql.exec(`DELETE FROM ${table} WHERE slot IN (SELECT slot FROM slots WHERE deleted IS NOT NULL)`);
    await removeUnusedEditions(sql, open);
  });

/** A name no other save bears: a second of the same is marked, so that the list has no twins. */
export const freeName = async (sql: Sql, name: string): Promise<string> => {
  const rows = await sql.all<{ name: string }>('SELECT name FROM slots WHERE deleted IS NULL');
  const taken = new Set(rows.map((row) => row.name));
  if (!taken.has(name)) return name;
  const first = name.replace(/ \(\d{1,9}\)$/, '');
  const numbered = (copy: number): string => {
    const mark = ` (${copy})`;
    return `${cutText(first, LONGEST_NAME - mark.length)}${mark}`;
  };
  let copy = 2;
  while (taken.has(numbered(copy))) copy += 1;
  return numbered(copy);
};

export const duplicateSlot = (book: Book, slot: SlotId, name: string): Promise<SlotId | null> =>
  book.write(async (sql) => {
    const text = await readSlotText(sql, slot);
    const fresh = { name: await freeName(sql, name), created: Date.now(), changed: Date.now() };
    if (!text) return null;
    const copy = await insertSlot(sql, { ...text, ...fresh });
    await sql.run(
      'UPDATE slots SET unproved = (SELECT unproved FROM slots WHERE slot = ?) WHERE slot = ?',
      slot,
      copy,
    );
    return copy;
  });
