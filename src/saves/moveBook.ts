import type { Book } from './book';
import type { KeptImport } from './imports';
import { listEditions } from './imports';
import type { SlotId, SlotText } from './rows';
import { readSlotText } from './rows';
import { editionHere, insertImports, insertSave, markUnproved } from './writeSaves';

/** The book that was last moved in, by its stamp. */
const MOVED = 'moved';

type Row = { name: string; value: string };
type Save = { slot: SlotId; deleted: number | null; unproved: number; text: SlotText };
type Everything = { saves: Save[]; imports: KeptImport[]; settings: Row[] };

const everythingIn = (book: Book): Promise<Everything> =>
  book.read(async (sql) => {
    const saves: Save[] = [];
    const rows = await sql.all<Omit<Save, 'text'>>('SELECT slot, deleted, unproved FROM slots ORDER BY slot');
    for (const row of rows) {
      const text = await readSlotText(sql, row.slot);
      if (text) saves.push({ ...row, text });
    }
    const settings = await sql.all<Row>('SELECT name, value FROM settings');
    return { saves, imports: await listEditions(sql), settings };
  });

/**
 * Takes all that one book holds into another, in one transaction: every save, those in the bin too, under its own number where
 * that is free; every import; and what was set there and not yet here. `stamp` says which state of which book it is: a move that
 * was made is not made twice, though the old book could not be cleared away after it.
 */
export const moveBook = async (from: Book, into: Book, stamp: string): Promise<void> => {
  const { saves, imports, settings } = await everythingIn(from);
  await into.write(async (sql) => {
    const [moved] = await sql.all<Row>('SELECT name, value FROM settings WHERE name = ?', MOVED);
    if (moved?.value === stamp) return;
    const editions = await insertImports(sql, imports);
    const taken = await sql.all<{ slot: SlotId }>('SELECT slot FROM slots');
    const isFree = ({ slot }: Save): boolean => !taken.some((save) => save.slot === slot);
    const moveSave = async ({ deleted, unproved, text }: Save, number: SlotId | null): Promise<void> => {
      const made = await insertSave(sql, { ...text, edition: editionHere(text, imports, editions) }, number);
      if (unproved) await markUnproved(sql, made.slot);
      await sql.run('UPDATE slots SET deleted = ? WHERE slot = ?', deleted, made.slot);
    };
    // Those that keep their number first: the next number, which the others get, could be one of theirs.
    for (const save of saves) if (isFree(save)) await moveSave(save, save.slot);
    for (const save of saves) if (!isFree(save)) await moveSave(save, null);
    for (const { name, value } of settings)
      await sql.run('INSERT OR IGNORE INTO settings (name, value) VALUES (?, ?)', name, value);
    await sql.run('INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)', MOVED, stamp);
  });
};
