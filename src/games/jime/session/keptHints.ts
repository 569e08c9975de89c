import type { Book } from '@/saves/book';

/** What a newcomer is told once, at the first sight of it. */
export const HINTS = ['board', 'threat', 'enemies', 'hourglass', 'undo'] as const;
export type Hint = (typeof HINTS)[number];

/** Hints lie among the settings under a name of their own, which no setting has. */
const rowOf = (hint: Hint): string => `hint.${hint}`;

/** The hints that were put away for good. */
export const readHints = async (book: Book): Promise<Hint[]> => {
  const rows = await book.read((sql) =>
    sql.all<{ name: string }>("SELECT name FROM settings WHERE name LIKE 'hint.%'"),
  );
  return HINTS.filter((hint) => rows.some(({ name }) => name === rowOf(hint)));
};

export const keepHint = (book: Book, hint: Hint): Promise<void> =>
  book.write((sql) =>
    sql.run('INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)', rowOf(hint), 'seen'),
  );

export const forgetHints = (book: Book): Promise<void> =>
  book.write((sql) => sql.run("DELETE FROM settings WHERE name LIKE 'hint.%'"));
