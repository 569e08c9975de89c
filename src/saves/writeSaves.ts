import type { Book } from './book';
import type { FileContent } from './import';
import type { Edition, KeptImport } from './imports';
import { insertImport } from './imports';
import type { SlotId, SlotText } from './rows';
import { insertSlot } from './rows';
import { freeName } from './slots';
import type { Sql } from './sql';

/**
 * A save of a file, and the name it bears here. new: taken in. unproved: kept, though it cannot be read. here: it was here already,
 * and a second one would lead back behind what has been seen since.
 */
export type WrittenSave = { slot: SlotId; name: string; renamed: boolean; as: 'new' | 'unproved' | 'here' };

/** From the numbers editions have elsewhere to those they have here. */
export type Editions = ReadonlyMap<Edition, Edition>;

/** What is offered here stays offered. */
export const insertImports = async (sql: Sql, imports: readonly KeptImport[]): Promise<Editions> => {
  const editions = new Map<Edition, Edition>();
  for (const imported of imports) editions.set(imported.edition, await insertImport(sql, imported));
  return editions;
};

/** A save that names no edition came with the one there was. */
export const editionHere = (
  { edition, game, content }: SlotText,
  imports: readonly KeptImport[],
  editions: Editions,
): Edition | null => {
  const found = imports.find((one) =>
    edition === null ? one.game === game && one.id === content : one.edition === edition,
  );
  return (found && editions.get(found.edition)) ?? null;
};

/** A save of the same name here keeps it; `slot` is a number known to be free, or null for the next one. */
export const insertSave = async (
  sql: Sql,
  text: SlotText,
  slot: SlotId | null = null,
): Promise<{ slot: SlotId; name: string; renamed: boolean }> => {
  const name = await freeName(sql, text.name);
  return { slot: await insertSlot(sql, { ...text, name }, slot), name, renamed: name !== text.name };
};

/** Nothing here is proved before it opens. */
export const markUnproved = (sql: Sql, slot: SlotId): Promise<void> =>
  sql.run('UPDATE slots SET unproved = 1 WHERE slot = ?', slot);

/** The same game, as far on as in the file or further; in the bin too, from which it can be taken back. */
const slotHere = async (sql: Sql, { game, created, applied }: SlotText): Promise<SlotId | null> => {
  const [row] = await sql.all<{ slot: SlotId }>(
    'SELECT slot FROM slots WHERE game = ? AND created = ? AND applied >= ? LIMIT 1',
    game,
    created,
    applied,
  );
  return row?.slot ?? null;
};

/** Times to come were written by a clock that ran ahead: they would stand first in the list for ever. */
const upToNow = (text: SlotText): SlotText => ({ ...text, changed: Math.min(text.changed, Date.now()) });

type Taken = Pick<FileContent, 'slots' | 'imports'> & Partial<FileContent>;

/** Takes the saves in as new slots, all of them or none. */
export const writeSaves = (
  book: Book,
  { slots, imports, once = [], unproved = [] }: Taken,
): Promise<WrittenSave[]> =>
  book.write(async (sql) => {
    const editions = await insertImports(sql, imports);
    const written: WrittenSave[] = [];
    const take = (text: SlotText) =>
      insertSave(sql, { ...upToNow(text), edition: editionHere(text, imports, editions) });
    for (const text of slots) {
      const here = once.includes(text) ? await slotHere(sql, text) : null;
      if (here === null) written.push({ ...(await take(text)), as: 'new' });
      else written.push({ slot: here, name: text.name, renamed: false, as: 'here' });
    }
    for (const text of unproved) {
      const save = await take(text);
      await markUnproved(sql, save.slot);
      written.push({ ...save, as: 'unproved' });
    }
    return written;
  });
