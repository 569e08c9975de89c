import type { Book } from './book';
import type { Work } from '@/kernel/slices';
import { atOneGo, conclude } from '@/kernel/slices';
import { checksumming } from './checksum';
import type { ImportedContent } from './imports';
import type { SlotId, SlotText } from './rows';
import { readSlotText } from './rows';
import type { Sql } from './sql';

export const EXPORT_FORMAT = 'red-book';
/** 1: all saves were of Journeys in Middle-earth, with `campaign`, `summary` and `campaigns`. 2: any game. */
export const EXPORT_VERSION = 2;

/** What a file of saves holds: everything as the book keeps it, and the imported content another device may not have. */
export type ExportContent = {
  slots: SlotText[];
  imports: ImportedContent[];
};

export type ExportFile = {
  format: typeof EXPORT_FORMAT;
  version: number;
  appVersion: string;
  checksum: string;
  content: ExportContent;
};

type Sealed = { version: number; appVersion: string; content: unknown };

/** Over everything that can be read from the file, its versions too. */
export const sealing = ({ version, appVersion, content }: Sealed): Work<string> =>
  checksumming(JSON.stringify([version, appVersion, content]));

export const exportChecksum = (sealed: Sealed): string => conclude(sealing(sealed));

const importsOf = async (sql: Sql, slots: readonly SlotText[]): Promise<ImportedContent[]> => {
  const rows = await sql.all<ImportedContent>('SELECT game, id, text FROM imports ORDER BY game, id');
  return rows.filter(({ game, id }) => slots.some((slot) => slot.game === game && slot.content === id));
};

/** Saves as the book keeps them: those named, or all but those in the bin. Nothing is opened on the way. */
export const exportContent = (book: Book, chosen?: readonly SlotId[]): Promise<ExportContent> =>
  book.read(async (sql) => {
    const rows = await sql.all<{ slot: SlotId }>(
      'SELECT slot FROM slots WHERE deleted IS NULL ORDER BY slot',
    );
    const slots: SlotText[] = [];
    for (const slot of chosen ?? rows.map((row) => row.slot)) {
      const text = await readSlotText(sql, slot);
      if (text) slots.push(text);
    }
    return { slots, imports: await importsOf(sql, slots) };
  });

/** Saves as one file; even a save that cannot be read can be carried away. */
export const exportSaves = async (
  book: Book,
  appVersion: string,
  chosen?: readonly SlotId[],
  toEnd = atOneGo,
): Promise<string> => {
  const sealed = { version: EXPORT_VERSION, appVersion, content: await exportContent(book, chosen) };
  const file: ExportFile = { format: EXPORT_FORMAT, checksum: await toEnd(sealing(sealed)), ...sealed };
  return JSON.stringify(file);
};
