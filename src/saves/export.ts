import type { GameModule } from '@/kernel/game';
import type { Book } from './book';
import type { Work } from '@/kernel/slices';
import { atOneGo, conclude } from '@/kernel/slices';
import { checksumming } from './checksum';
import { readCover } from './cover';
import type { FindGame } from './import';
import type { KeptImport } from './imports';
import { listEditions } from './imports';
import type { SlotId, SlotText } from './rows';
import { readSlotText } from './rows';
import type { Sealed } from './seal';
import { seal } from './seal';
import type { Sql } from './sql';

export const EXPORT_FORMAT = 'red-book';
/**
 * 1: all saves were of Journeys in Middle-earth, with `campaign`, `summary` and `campaigns`. 2: any game. 3: editions of imported
 * content, and games with secrets sealed.
 */
export const EXPORT_VERSION = 3;

/** What a file of saves holds: everything as the book keeps it, and the imported content another device may not have. */
export type ExportContent = {
  slots: SlotText[];
  imports: KeptImport[];
};

/** A running game with secrets: its name can be read, and nothing else. */
export type SealedSlot = Sealed & Pick<SlotText, 'game' | 'name'>;

/** As it is written. */
export type WrittenContent = Omit<ExportContent, 'slots'> & { slots: (SlotText | SealedSlot)[] };

export type ExportFile = {
  format: typeof EXPORT_FORMAT;
  version: number;
  appVersion: string;
  checksum: string;
  content: WrittenContent;
};

type Summed = { version: number; appVersion: string; content: unknown };

/** Over everything that can be read from the file, its versions too. */
export const summing = ({ version, appVersion, content }: Summed): Work<string> =>
  checksumming(JSON.stringify([version, appVersion, content]));

export const exportChecksum = (summed: Summed): string => conclude(summing(summed));

/** A save that names no edition is played with what is offered. */
const importsOf = async (sql: Sql, slots: readonly SlotText[]): Promise<KeptImport[]> => {
  const isUsed = ({ game, id, edition }: KeptImport): boolean =>
    slots.some((slot) =>
      slot.edition === null ? slot.game === game && slot.content === id : slot.edition === edition,
    );
  return (await listEditions(sql)).filter(isUsed);
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

/** While a save may not be copied, what it knows must not be read from its file either; nor when nobody can tell. */
const isSecret = (game: GameModule | null, text: SlotText): boolean => {
  if (!game?.copyRefusal) return false;
  const cover = readCover(text.cover);
  return !game.isCover(cover) || game.copyRefusal(cover) !== null;
};

const written = async (text: SlotText, findGame: FindGame): Promise<SlotText | SealedSlot> => {
  const { game, name } = text;
  return isSecret(await findGame(game), text) ? { game, name, ...seal(text) } : text;
};

/** Saves as one file; even a save that cannot be read can be carried away. */
export const exportSaves = async (
  book: Book,
  appVersion: string,
  findGame: FindGame,
  chosen?: readonly SlotId[],
  toEnd = atOneGo,
): Promise<string> => {
  const { slots, imports } = await exportContent(book, chosen);
  const content: WrittenContent = { slots: [], imports };
  for (const text of slots) content.slots.push(await written(text, findGame));
  const summed = { version: EXPORT_VERSION, appVersion, content };
  const file: ExportFile = { format: EXPORT_FORMAT, checksum: await toEnd(summing(summed)), ...summed };
  return JSON.stringify(file);
};
