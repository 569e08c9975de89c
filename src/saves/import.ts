import type { GameId, GameModule } from '@/kernel/game';
import { applyRow, revertRow } from '@/kernel/history';
import type { Work } from '@/kernel/slices';
import { atOneGo } from '@/kernel/slices';
import { DocumentFault, isOlder, migrateDocument, parseText } from './document';
import type { ExportContent } from './export';
import { EXPORT_FORMAT, EXPORT_VERSION, sealing } from './export';
import { isExportFile, readContentShape } from './exportShape';
import type { ImportedContent } from './imports';
import type { SavedGame } from './journal';
import { readGame } from './journal';
import type { SlotText, SnapshotText } from './rows';

/** Longer than many campaigns together: a larger file is a mistake, and reading it could bring the app down. */
export const LONGEST_FILE = 64_000_000;

/**
 * huge: too long to be looked at. foreign: not one of our files. newer: written by a later app, or of a game this one does
 * not have. damaged: not what was written. broken: written so, but no game.
 */
export const IMPORT_REFUSALS = ['huge', 'foreign', 'newer', 'damaged', 'broken', 'empty'] as const;
export type ImportRefusal = (typeof IMPORT_REFUSALS)[number];
export type ReadSaves = { ok: true; content: ExportContent } | { ok: false; reason: ImportRefusal };

/** Does work to its end: at one go, or in slices where a screen waits. */
type ToEnd = typeof atOneGo;

/** A game by its id, loaded when it is asked for; null when this version does not have it. */
export type FindGame = (id: GameId) => Promise<GameModule | null>;

const refuse = (reason: ImportRefusal): ReadSaves => ({ ok: false, reason });

const broken = (): never => {
  throw new DocumentFault('unreadable');
};

const checkDocument = (game: GameModule, value: unknown): void => {
  if (!game.isState(migrateDocument(value, game.migrations))) broken();
};

const checkCover = (game: GameModule, text: string): void => {
  if (!game.isCover(parseText(text))) broken();
};

const checkSnapshot = (game: GameModule, { cover, document }: SnapshotText): void => {
  checkCover(game, cover);
  checkDocument(game, parseText(document));
};

/** Undo and redo may lead to any state of the journal: each must be a document. Older rows are dropped on opening. */
function* checkHistory(game: GameModule, { state, history }: SavedGame): Work<void> {
  if (isOlder(state, game.migrations)) return;
  const { rows, head } = history;
  if (!rows.every(({ command }) => game.isCommand(command))) broken();
  const ways = [
    { move: applyRow, steps: rows.slice(head) },
    { move: revertRow, steps: rows.slice(0, head).reverse() },
  ];
  for (const { move, steps } of ways) {
    let now = state;
    for (const row of steps) {
      yield undefined;
      now = move(now, row);
      checkDocument(game, now);
    }
  }
}

function* checkSlot(game: GameModule, slot: SlotText): Work<void> {
  checkCover(game, slot.cover);
  for (const snapshot of slot.snapshots) {
    yield undefined;
    checkSnapshot(game, snapshot);
  }
  const kept = readGame(slot, slot.journal);
  yield undefined;
  checkDocument(game, kept.state);
  yield* checkHistory(game, kept);
  if (game.contentId(migrateDocument(kept.state, game.migrations)) !== slot.content) broken();
}

const checkImport = (game: GameModule, { id, text }: ImportedContent, toEnd: ToEnd): Promise<void> =>
  toEnd(
    (function* check() {
      if (!game.importedId || (yield* game.importedId(text)) !== id) broken();
    })(),
  );

const checkContent = async (
  { slots, imports }: ExportContent,
  findGame: FindGame,
  toEnd: ToEnd,
): Promise<void> => {
  const found = async (id: GameId): Promise<GameModule> => {
    const game = await findGame(id);
    if (!game) throw new DocumentFault('newer');
    return game;
  };
  for (const imported of imports) await checkImport(await found(imported.game), imported, toEnd);
  for (const slot of slots) await toEnd(checkSlot(await found(slot.game), slot));
};

const readFile = async (text: string, findGame: FindGame, toEnd: ToEnd): Promise<ReadSaves> => {
  const parsed: unknown = JSON.parse(text);
  if (!isExportFile(parsed)) return refuse(text.includes(EXPORT_FORMAT) ? 'damaged' : 'foreign');
  const { version, appVersion, checksum } = parsed;
  if (version > EXPORT_VERSION) return refuse('newer');
  // What is sealed need not be what it should: it is looked at only once the seal holds.
  const seal = await toEnd(sealing({ version, appVersion, content: parsed.content }));
  if (JSON.stringify(parsed) !== text.trim() || seal !== checksum) return refuse('damaged');
  const content = readContentShape(version, parsed.content);
  if (!content) return refuse('broken');
  await checkContent(content, findGame, toEnd);
  return content.slots.length === 0 ? refuse('empty') : { ok: true, content };
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
    if (cause instanceof DocumentFault) return refuse(cause.code === 'newer' ? 'newer' : 'broken');
    if (cause instanceof SyntaxError) return refuse(text.includes(EXPORT_FORMAT) ? 'damaged' : 'foreign');
    return refuse('broken');
  }
};
