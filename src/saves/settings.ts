import type { Book } from './book';

/** Settings are choices among words, by name; the first word is the default. */
export type Choices = Readonly<Record<string, readonly string[]>>;
export type Chosen<Of extends Choices> = { [Name in keyof Of]: Of[Name][number] };

export const defaultsOf = <Of extends Choices>(choices: Of): Chosen<Of> =>
  Object.fromEntries(Object.entries(choices).map(([name, words]) => [name, words[0]])) as Chosen<Of>;

/**
 * What was chosen, each name kept under `prefix`. Rows of a later version or a damaged value fall back to the default; they
 * are not erased.
 */
export const readChosen = async <Of extends Choices>(
  book: Book,
  choices: Of,
  prefix = '',
): Promise<Chosen<Of>> => {
  const rows = await book.read((sql) =>
    sql.all<{ name: string; value: string }>('SELECT name, value FROM settings'),
  );
  const kept = new Map(rows.map(({ name, value }) => [name, value]));
  const known = Object.entries(choices).flatMap(([name, words]) => {
    const value = kept.get(`${prefix}${name}`);
    return value !== undefined && words.includes(value) ? [[name, value]] : [];
  });
  return { ...defaultsOf(choices), ...Object.fromEntries(known) } as Chosen<Of>;
};

/** Anything else a layer keeps under a name of its own: text, or null when there is none. */
export const readValue = async (book: Book, name: string): Promise<string | null> => {
  const [row] = await book.read((sql) =>
    sql.all<{ value: string }>('SELECT value FROM settings WHERE name = ?', name),
  );
  return row?.value ?? null;
};

export const writeValue = (book: Book, name: string, value: string): Promise<void> =>
  book.write((sql) => sql.run('INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)', name, value));

/** Every name kept under a prefix, without it. */
export const namesUnder = async (book: Book, prefix: string): Promise<string[]> => {
  const rows = await book.read((sql) => sql.all<{ name: string }>('SELECT name FROM settings'));
  return rows.flatMap(({ name }) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
};

export const removeUnder = async (book: Book, prefix: string): Promise<void> => {
  const names = await namesUnder(book, prefix);
  await book.write(async (sql) => {
    for (const name of names) await sql.run('DELETE FROM settings WHERE name = ?', `${prefix}${name}`);
  });
};
