import type { GameId } from '@/kernel/game';
import type { Book } from './book';
import type { ExportContent } from './export';
import { insertImport } from './imports';
import type { SlotId } from './rows';
import { insertSlot } from './rows';
import { freeName } from './slots';

/** A save that was taken in, and the name it bears here. */
export type WrittenSave = { slot: SlotId; name: string; renamed: boolean };

/** Takes the saves in as new slots, all of them or none; imported content already here stays as it is. */
export const writeSaves = (book: Book, { slots, imports }: ExportContent): Promise<WrittenSave[]> =>
  book.write(async (sql) => {
    const here = await sql.all<{ game: GameId; id: string }>('SELECT game, id FROM imports');
    for (const imported of imports)
      if (!here.some(({ game, id }) => game === imported.game && id === imported.id))
        await insertImport(sql, imported);
    const made: WrittenSave[] = [];
    for (const text of slots) {
      const name = await freeName(sql, text.name);
      made.push({ slot: await insertSlot(sql, { ...text, name }), name, renamed: name !== text.name });
    }
    return made;
  });
