import type { GameId, GameModule } from '@/kernel/game';
import { atOneGo } from '@/kernel/slices';
import { readCover } from './cover';
import type { DocumentFaultCode } from './document';
import { DocumentFault, migrateDocument } from './document';
import type { ExportContent } from './export';
import { EXPORT_FORMAT, EXPORT_VERSION, summing } from './export';
import { isExportFile, nameOfEntry, readContentShape, readImportShape, readSlotShape } from './exportShape';
import type { KeptImport } from './imports';
import { readGame } from './journal';
import { provingGame } from './prove';
import type { SlotText } from './rows';

/** Longer than many campaigns together: a larger file is a mistake, and reading it could bring the app down. */
export const LONGEST_FILE = 64_000_000;

/**
 * huge: too long to be looked at. foreign: not one of our files. newer: written by a later app, or of a game this one does
 * not have. damaged: not what was written. broken: written so, but no game.
 */
export const IMPORT_REFUSALS = ['huge', 'foreign', 'newer', 'damaged', 'broken', 'empty'] as const;
export type ImportRefusal = (typeof IMPORT_REFUSALS)[number];

/** What a file holds, sorted: one damaged save spoils none of the others. */
export type FileContent = ExportContent & {
  /** Those of `slots` that are there once or not at all: a copy would lead back behind what has been seen since. */
  once: SlotText[];
  /** Saves that cannot be read: they are kept as they are, and can be exported again. */
  unproved: SlotText[];
  /** The names of entries that are no saves, as far as they have one. */
  leftOut: string[];
  /** The ids of content that its game does not take in. */
  refusedImports: string[];
};

export type ReadSaves = { ok: true; content: FileContent } | { ok: false; reason: ImportRefusal };

/** Does work to its end: at one go, or in slices where a screen waits. */
type ToEnd = typeof atOneGo;

/** A game by its id, loaded when it is asked for; null when this version does not have it. */
export type FindGame = (id: GameId) => Promise<GameModule | null>;

const refuse = (reason: ImportRefusal): ReadSaves => ({ ok: false, reason });

/** A cover that cannot be read is made anew, where what the game is played with is at hand. */
const withCover = async (game: GameModule, slot: SlotText, state: unknown): Promise<SlotText> => {
  if (game.isCover(readCover(slot.cover))) return slot;
  try {
    const content = game.isState(state) ? await game.open(slot.content) : null;
    const cover = game.isState(state) && content ? game.cover(state, content) : null;
    return { ...slot, cover: JSON.stringify(cover) };
  } catch {
    return { ...slot, cover: 'null' };
  }
};

/** A save that holds, or why it does not. */
const proved = async (
  slot: SlotText,
  game: GameModule | null,
  toEnd: ToEnd,
): Promise<SlotText | DocumentFaultCode> => {
  if (!game) return 'newer';
  try {
    const kept = readGame(slot, slot.journal);
    await toEnd(provingGame(game, kept));
    const state = migrateDocument(kept.state, game.migrations);
    return game.contentId(state) === slot.content ? await withCover(game, slot, state) : 'unreadable';
  } catch (cause) {
    return cause instanceof DocumentFault ? cause.code : 'unreadable';
  }
};

const readImports = async (
  version: number,
  entries: readonly unknown[],
  findGame: FindGame,
): Promise<Pick<FileContent, 'imports' | 'refusedImports'>> => {
  const imports: KeptImport[] = [];
  const refusedImports: string[] = [];
  for (const [index, entry] of entries.entries()) {
    const found = readImportShape(version, entry, index);
    const taken = found && (await (await findGame(found.game))?.readImport?.(found.text).catch(() => null));
    if (found && taken && taken.id === found.id) imports.push({ ...found, text: taken.text });
    else refusedImports.push(found?.id ?? '');
  }
  return { imports, refusedImports };
};

type Sorted = Omit<FileContent, 'imports' | 'refusedImports'> & { isNewer: boolean };

const sortSlots = async (
  version: number,
  entries: readonly unknown[],
  findGame: FindGame,
  toEnd: ToEnd,
): Promise<Sorted> => {
  const sorted: Sorted = { slots: [], once: [], unproved: [], leftOut: [], isNewer: false };
  for (const entry of entries) {
    const slot = readSlotShape(version, entry);
    if (!slot) {
      sorted.leftOut.push(nameOfEntry(entry));
      continue;
    }
    const game = await findGame(slot.game);
    const found = await proved(slot, game, toEnd);
    if (typeof found === 'string') {
      sorted.unproved.push(slot);
      sorted.isNewer ||= found === 'newer';
    } else {
      sorted.slots.push(found);
      if (game?.copyRefusal?.(readCover(found.cover))) sorted.once.push(found);
    }
  }
  return sorted;
};

const readFile = async (text: string, findGame: FindGame, toEnd: ToEnd): Promise<ReadSaves> => {
  const parsed: unknown = JSON.parse(text);
  if (!isExportFile(parsed)) return refuse(text.includes(EXPORT_FORMAT) ? 'damaged' : 'foreign');
  const { version, appVersion, checksum } = parsed;
  if (version > EXPORT_VERSION) return refuse('newer');
  // What is sealed need not be what it should: it is looked at only once the seal holds.
  const seal = await toEnd(summing({ version, appVersion, content: parsed.content }));
  if (JSON.stringify(parsed) !== text.trim() || seal !== checksum) return refuse('damaged');
  const content = readContentShape(version, parsed.content);
  if (!content) return refuse('broken');
  if (content.slots.length === 0) return refuse('empty');
  const { isNewer, ...sorted } = await sortSlots(version, content.slots, findGame, toEnd);
  // A file nothing of which can be read is better kept as the file it is.
  if (sorted.slots.length === 0) return refuse(isNewer ? 'newer' : 'broken');
  return { ok: true, content: { ...sorted, ...(await readImports(version, content.imports, findGame)) } };
};

/** A file of saves, or why not a word of it is taken in. Whatever it holds, this never throws. */
export const readSaves = async (
  text: string,
  findGame: FindGame,
  toEnd: ToEnd = atOneGo,
): Promise<ReadSaves> => {
  if (text.length > LONGEST_FILE) return refuse('huge');
  try {
    return await readFile(text, findGame, toEnd);
  } catch (cause) {
    if (cause instanceof SyntaxError) return refuse(text.includes(EXPORT_FORMAT) ? 'damaged' : 'foreign');
    return refuse('broken');
  }
};
