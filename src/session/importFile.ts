import { cutText } from '@/kernel/cleanText';
import type { Language } from '@/i18n/languages';
import type { BookFaultCode } from '@/saves/faults';
import { faultOf } from '@/saves/faults';
import type { ImportRefusal } from '@/saves/import';
import { LONGEST_FILE, readSaves } from '@/saves/import';
import type { WrittenSave } from '@/saves/writeSaves';
import { writeSaves } from '@/saves/writeSaves';
import { useBook } from './book';
import type { ContentFault, ContentRefusal, GameEntry } from './games';
import { findGame, gameEntries } from './games';
import { pickFile } from './pickFile';
import { betweenFrames } from './slices';

type Refusal = ImportRefusal | ContentRefusal;

/** What came of a file: saves taken in, content of a game, or why not a word of it was kept. */
export type Imported =
  /** `renamed`: the names of those that bore a name already taken. */
  | {
      what: 'saves';
      count: number;
      renamed: readonly string[];
      /** Saves that cannot be read, under the name each is kept by. */
      unproved: readonly string[];
      /** Running games with secrets that are here already. */
      here: readonly string[];
      /** Entries that are no saves, by their names as far as they have one. */
      leftOut: readonly string[];
      /** Content that would not be taken in by itself either, by its id. */
      refusedImports: readonly string[];
    }
  | {
      what: 'content';
      id: string;
      name: Record<Language, string>;
      replaced: boolean;
      advice: readonly ContentFault[];
    }
  | { what: 'refused'; reason: Refusal; faults: readonly ContentFault[] }
  | { what: 'notSaved'; fault: BookFaultCode };

/** The first lines of a file name its format. */
const HEAD = 200;

const formatOf = (text: string): unknown => {
  try {
    return (JSON.parse(text) as { format?: unknown } | null)?.format;
  } catch {
    return undefined;
  }
};

/** A head that has the name of a format may be that of a save called so: then the file itself says what it is. */
const entryFor = (text: string): GameEntry | undefined => {
  const head = text.slice(0, HEAD);
  const named = gameEntries().filter(({ formats }) => formats.some((format) => head.includes(`"${format}"`)));
  if (named.length === 0) return undefined;
  const format = formatOf(text);
  return format === undefined ? named[0] : named.find(({ formats }) => formats.some((one) => one === format));
};

const refused = (reason: Refusal, faults: readonly ContentFault[] = []): Imported => ({
  what: 'refused',
  reason,
  faults,
});

/** What a hostile file makes a fault repeat could be as long as the file. */
const LONGEST_FAULT = 300;

const cutFault = ({ file, path, message }: ContentFault): ContentFault => ({
  file: cutText(file, LONGEST_FAULT),
  path: cutText(path, LONGEST_FAULT),
  message: cutText(message, LONGEST_FAULT),
});

const importContent = async (entry: GameEntry, text: string): Promise<Imported> => {
  const { importContent: take } = await entry.load();
  const taken = await take?.(text);
  if (!taken) return refused('foreign');
  if (!taken.ok) return refused(taken.reason, taken.faults.map(cutFault));
  const { id, name, replaced, advice } = taken;
  return { what: 'content', id, name, replaced, advice: advice.map(cutFault) };
};

const importSaves = async (text: string): Promise<Imported> => {
  const { book } = useBook.getState();
  const read = await readSaves(text, findGame, betweenFrames);
  if (!read.ok) return refused(read.reason);
  if (!book) return { what: 'notSaved', fault: 'storage-blocked' };
  const written = await writeSaves(book, read.content);
  const namesOf = (as: WrittenSave['as']): string[] =>
    written.filter((save) => save.as === as).map(({ name }) => name);
  const { leftOut, refusedImports } = read.content;
  return {
    what: 'saves',
    count: namesOf('new').length,
    renamed: written.filter((save) => save.renamed && save.as === 'new').map(({ name }) => name),
    unproved: namesOf('unproved'),
    here: namesOf('here'),
    ...{ leftOut, refusedImports },
  };
};

/** Takes in the text of a file, saves or content; all of it or nothing. */
export const importText = async (text: string): Promise<Imported> => {
  const entry = entryFor(text);
  if (!useBook.getState().book) return { what: 'notSaved', fault: 'storage-blocked' };
  try {
    return entry ? await importContent(entry, text) : await importSaves(text);
  } catch (cause) {
    return { what: 'notSaved', fault: faultOf(cause).code };
  }
};

/** Asks for a file and takes it in; null when none was chosen. */
export const importFile = async (): Promise<Imported | null> => {
  const file = await pickFile(LONGEST_FILE);
  if (!file) return null;
  return file.text === null ? refused('huge') : importText(file.text);
};
