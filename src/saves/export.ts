import type { Book } from './book';
import { checksum } from './checksum';
import type { SlotId, SlotText } from './rows';
import { readSlotText } from './rows';
import type { Sql } from './sql';

export const EXPORT_FORMAT = 'red-book';
export const EXPORT_VERSION = 1;

/** What a file of saves holds: everything as the book keeps it, and the campaigns the device may not have. */
export type ExportContent = {
  slots: SlotText[];
  campaigns: string[];
};

export type ExportFile = {
  format: typeof EXPORT_FORMAT;
  version: number;
  appVersion: string;
  checksum: string;
  content: ExportContent;
};

/** Over everything that can be read from the file: its versions too. */
export const sealOf = ({ version, appVersion, content }: Omit<ExportFile, 'checksum' | 'format'>): string =>
  checksum(JSON.stringify([version, appVersion, content]));

const campaignsOf = async (sql: Sql, slots: readonly SlotText[]): Promise<string[]> => {
  const rows = await sql.all<{ id: string; bundle: string }>('SELECT id, bundle FROM campaigns ORDER BY id');
  const played = new Set(slots.map(({ campaign }) => campaign));
  return rows.filter(({ id }) => played.has(id)).map(({ bundle }) => bundle);
};

/**
 * Saves as one file: those named, or all but those in the bin. Nothing is opened on the way, so that even a save that
 * cannot be read can be carried away.
 */
export const exportSaves = (book: Book, appVersion: string, chosen?: readonly SlotId[]): Promise<string> =>
  book.read(async (sql) => {
    const rows = await sql.all<{ slot: SlotId }>(
      'SELECT slot FROM slots WHERE deleted IS NULL ORDER BY slot',
    );
    const slots: SlotText[] = [];
    for (const slot of chosen ?? rows.map((row) => row.slot)) {
      const text = await readSlotText(sql, slot);
      if (text) slots.push(text);
    }
    const content: ExportContent = { slots, campaigns: await campaignsOf(sql, slots) };
    const sealed = { version: EXPORT_VERSION, appVersion, content };
    const file: ExportFile = { format: EXPORT_FORMAT, checksum: sealOf(sealed), ...sealed };
    return JSON.stringify(file);
  });
