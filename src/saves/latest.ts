import type { Book } from './book';

/** The save played last, for the title page: it reads a name and nothing of the game. */
export type Latest = { slot: number; name: string };

export const latestSlot = async (book: Book): Promise<Latest | null> => {
  const [row] = await book.read((sql) =>
    sql.all<Latest>(
      'SELECT slot, name FROM slots WHERE deleted IS NULL ORDER BY changed DESC, slot DESC LIMIT 1',
    ),
  );
  return row ?? null;
};
