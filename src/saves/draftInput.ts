import type { Book } from './book';
import type { SlotId } from './rows';

/**
 * What the table has entered on a sheet before answering it: the page of a tale, the step of a placement, ticks, hits.
 * `prompt` tells the sheet from another that may stand in its place after an undo.
 */
export type Where = { slot: SlotId; applied: number; prompt: string; entered: unknown };

/** It lies among the settings under a name of its own, which no setting has: it is of this table, not of the save. */
const ROW = 'where';

const parsed = (text: string): Partial<Where> | null => {
  try {
    return JSON.parse(text) as Partial<Where> | null;
  } catch {
    return null;
  }
};

/** Null when nothing is kept, or what is kept cannot be read: then the sheet begins afresh. */
export const readWhere = async (book: Book): Promise<Where | null> => {
  const [row] = await book.read((sql) =>
    sql.all<{ value: string }>('SELECT value FROM settings WHERE name = ?', ROW),
  );
  const { slot, applied, prompt, entered } = parsed(row?.value ?? 'null') ?? {};
  const whole = Number.isInteger(slot) && Number.isInteger(applied) && typeof prompt === 'string';
  return whole ? ({ slot, applied, prompt, entered } as Where) : null;
};

export const keepWhere = (book: Book, where: Where): Promise<void> =>
  book.write((sql) =>
    sql.run('INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)', ROW, JSON.stringify(where)),
  );
