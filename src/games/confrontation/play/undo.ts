import type { GameState } from '@/games/confrontation/state';
import type { UndoBar } from '@/kernel/history';

/** Two people share the device, and another is asked than before. */
const changesHands = (before: GameState, after: GameState): boolean =>
  after.players.every(({ kind }) => kind === 'person') && before.prompt?.side !== after.prompt?.side;

/** Undo never goes behind what somebody has seen, unless both play friendly; a new game begins for good. */
export const barsUndo = (before: GameState, after: GameState): UndoBar | null => {
  if (before.played.length !== after.played.length) return 'this';
  if (after.options.friendlyUndo) return null;
  return after.disclosures > before.disclosures || changesHands(before, after) ? 'this' : null;
};
