import type { Book } from './book';
import type { SlotId } from './rows';
import { writeValue, readValue } from './settings';

/**
 * What the table has entered and not yet answered: the page of a tale, the step of a placement, ticks, hits. `asked` tells
 * what it belongs to from what may stand in its place after an undo.
 */
export type DraftInput = { slot: SlotId; applied: number; asked: string; entered: unknown };

/** Among the settings under a name no setting has: it belongs to this table, not to the save. */
const NAME = 'draftInput';

const parsed = (text: string | null): Partial<DraftInput> | null => {
  try {
    return JSON.parse(text ?? 'null') as Partial<DraftInput> | null;
  } catch {
    return null;
  }
};

/** Null when nothing is kept, or what is kept cannot be read: then the input begins afresh. */
export const readDraftInput = async (book: Book): Promise<DraftInput | null> => {
  const { slot, applied, asked, entered } = parsed(await readValue(book, NAME)) ?? {};
  const whole = Number.isInteger(slot) && Number.isInteger(applied) && typeof asked === 'string';
  return whole ? ({ slot, applied, asked, entered } as DraftInput) : null;
};

export const writeDraftInput = (book: Book, draft: DraftInput): Promise<void> =>
  writeValue(book, NAME, JSON.stringify(draft));
