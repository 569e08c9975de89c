import type { Book } from './book';
import type { SlotId } from './rows';

/** How far the table has come on the sheet of one prompt: a page of a tale, a step of a placement. */
export type Where = { slot: SlotId; applied: number; step: number };

/** It lies among the settings under a name of its own, which no setting has: it is of this table, not of the save. */
const ROW = 'where';

/** Null when nothing is kept, or what is kept cannot be read: then the sheet begins at its first step. */
export const readWhere = async (book: Book): Promise<Where | null> => {
  const [row] = await book.read((sql) =>
    sql.all<{ value: string }>('SELECT value FROM settings WHERE name = ?', ROW),
  );
  const [slot, applied, step] = (row?.value ?? '').split(' ').map(Number);
  const whole = [slot, applied, step].every((part) => Number.isInteger(part) && Number(part) >= 0);
  return whole ? ({ slot, applied, step } as Where) : null;
};

export const keepWhere = (book: Book, { slot, applied, step }: Where): Promise<void> =>
  book.write((sql) =>
    sql.run(
      'INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)',
      ROW,
      [slot, applied, step].join(' '),
    ),
  );
