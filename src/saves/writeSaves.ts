import type { GameId } from '@/kernel/game';
import type { Book } from './book';
import type { ExportContent } from './export';
import type { ImportedContent } from './imports';
import { insertImport } from './imports';
import type { SlotId, SlotText } from './rows';
import { insertSlot } from './rows';
import { freeName } from './slots';
import type { Sql } from './sql';

/** A save that was taken in, and the name it bears here. */
export type WrittenSave = { slot: SlotId; name: string; renamed: boolean };

/** Imported content already here stays as it is. */
export const insertImports = async (sql: Sql, imports: readonly ImportedContent[]): Promise<void> => {
  const here = await sql.all<{ game: GameId; id: string }>('SELECT game, id FROM imports');
  for (const imported of imports)
    if (!here.some(({ game, id }) => game === imported.game && id === imported.id))
      await insertImport(sql, imported);
};

/** A save of the same name here keeps it; `slot` is a number known to be free, or null for the next one. */
export const insertSave = async (
  sql: Sql,
  text: SlotText,
  slot: SlotId | null = null,
): Promise<WrittenSave> => {
  const name = await freeName(sql, text.name);
  return { slot: await insertSlot(sql, { ...text, name }, slot), name, renamed: name !== text.name };
};

/** Takes the saves in as new slots, all of them or none. */
export const writeSaves = (book: Book, { slots, imports }: ExportContent): Promise<WrittenSave[]> =>
  book.write(async (sql) => {
    await insertImports(sql, imports);
    const made: WrittenSave[] = [];
    for (const text of slots) made.push(await insertSave(sql, text));
    return made;
  });
