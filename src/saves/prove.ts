import type { GameModule, SavedState } from '@/kernel/game';
import type { History } from '@/kernel/history';
import { applyRow, revertRow } from '@/kernel/history';
import type { Work } from '@/kernel/slices';
import { conclude } from '@/kernel/slices';
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
function* provingHistory(game: Proves, state: SavedState, { rows, head }: History<unknown>): Work<void> {
  if (isOlder(state, game.migrations)) return;
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
      proveDocument(game, now);
    }
  }
}

/** Throws a DocumentFault unless the state, and every state that undo and redo lead to, is a document of this game. */
export function* provingGame(
  game: Proves,
  { state, history }: { state: SavedState; history: History<unknown> },
): Work<void> {
  try {
    proveDocument(game, state);
    yield* provingHistory(game, state, history);
  } catch (cause) {
    throw cause instanceof DocumentFault ? cause : new DocumentFault('unreadable', cause);
  }
}

export const proveGame = (...save: Parameters<typeof provingGame>): void => conclude(provingGame(...save));
