import type { GameModule, SavedState } from '@/kernel/game';
import type { History } from '@/kernel/history';
import { applyRow, revertRow } from '@/kernel/history';
import { DocumentFault, isOlder, migrateDocument } from './document';

/** What proves a save that came from outside. */
export type Proves = {
  migrations: GameModule['migrations'];
  isState(value: unknown): boolean;
  isCommand(value: unknown): boolean;
};

const broken = (): never => {
  throw new DocumentFault('unreadable');
};

const proveDocument = (game: Proves, value: unknown): void => {
  if (!game.isState(migrateDocument(value, game.migrations))) broken();
};

/** Undo and redo may lead to any state of the journal: each must be a document. Older rows are dropped on opening. */
const proveHistory = (game: Proves, state: SavedState, { rows, head }: History<unknown>): void => {
  if (isOlder(state, game.migrations)) return;
  if (!rows.every(({ command }) => game.isCommand(command))) broken();
  const step = (move: typeof applyRow) => (now: SavedState, row: (typeof rows)[number]) => {
    const next = move(now, row);
    proveDocument(game, next);
    return next;
  };
  rows.slice(head).reduce(step(applyRow), state);
  rows.slice(0, head).reduceRight(step(revertRow), state);
};

/** Throws a DocumentFault unless the state, and every state that undo and redo lead to, is a document of this game. */
export const proveGame = (
  game: Proves,
  { state, history }: { state: SavedState; history: History<unknown> },
): void => {
  try {
    proveDocument(game, state);
    proveHistory(game, state, history);
  } catch (cause) {
    throw cause instanceof DocumentFault ? cause : new DocumentFault('unreadable', cause);
  }
};
