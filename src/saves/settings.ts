import type { Book } from './book';

/** Every setting is a choice among words; the first is the default. */
export const SETTINGS = {
  language: ['device', 'fr', 'en'],
  cardNames: ['both', 'fr', 'en'],
  textSize: ['normal', 'large', 'larger', 'largest'],
  theme: ['device', 'day', 'night'],
  motion: ['device', 'full', 'reduced'],
  flip: ['off', 'on'],
  mirror: ['off', 'on'],
  awake: ['on', 'off'],
  sound: ['on', 'off'],
  haptics: ['on', 'off'],
  narration: ['off', 'on'],
} as const;

export type SettingName = keyof typeof SETTINGS;
export type Settings = { [Name in SettingName]: (typeof SETTINGS)[Name][number] };

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];

export const DEFAULT_SETTINGS = Object.fromEntries(
  SETTING_NAMES.map((name) => [name, SETTINGS[name][0]]),
) as Settings;

const isChoice = (name: string, value: string): boolean =>
  name in SETTINGS && (SETTINGS[name as SettingName] as readonly string[]).includes(value);

/** Rows of a later version or a damaged value fall back to the default; they are not erased. */
export const readSettings = async (book: Book): Promise<Settings> => {
  const rows = await book.read((sql) =>
    sql.all<{ name: string; value: string }>('SELECT name, value FROM settings'),
  );
  const known = rows
    .filter(({ name, value }) => isChoice(name, value))
    .map(({ name, value }) => [name, value]);
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(known) } as Settings;
};

export const keepSetting = (book: Book, name: SettingName, value: string): Promise<void> =>
  book.write((sql) => sql.run('INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)', name, value));
