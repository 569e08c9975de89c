import type { Objectish, Patch } from 'immer';
import { applyPatches } from 'immer';
import type { Step } from './step';

/** One command as the journal keeps it. */
export interface Row<Command> {
  seq: number;
  command: Command;
  patches: Patch[];
  inverse: Patch[];
}

/**
 * The rows of one sitting. `head` counts those applied; rows beyond it were undone and can be redone. It grows in place:
 * copying it for each command would make a long evening slower and slower.
 */
export interface History<Command> {
  rows: Row<Command>[];
  head: number;
  /** The seq of the first row, when older rows stay in the journal on disk. */
  first: number;
}

export const newHistory = <Command>(first = 0): History<Command> => ({ rows: [], head: 0, first });

/** Adds the row of a played command; what had been undone before it can no longer be redone. */
export const record = <State, Command>(
  history: History<Command>,
  command: Command,
  played: Extract<Step<State>, { ok: true }>,
): Row<Command> => {
  history.rows.length = history.head;
  const row = {
    seq: history.first + history.head,
    command,
    patches: played.patches,
    inverse: played.inverse,
  };
  history.rows.push(row);
  history.head += 1;
  return row;
};

export const canUndo = <Command>(history: History<Command>): Row<Command> | undefined =>
  history.rows[history.head - 1];

export const canRedo = <Command>(history: History<Command>): Row<Command> | undefined =>
  history.rows[history.head];

export const applyRow = <State extends Objectish, Command>(state: State, row: Row<Command>): State =>
  applyPatches(state, row.patches);

export const revertRow = <State extends Objectish, Command>(state: State, row: Row<Command>): State =>
  applyPatches(state, row.inverse);

/** One step back, or the same state when there is nothing to undo. */
export const undo = <State extends Objectish, Command>(state: State, history: History<Command>): State => {
  const row = canUndo(history);
  if (!row) return state;
  history.head -= 1;
  return revertRow(state, row);
};

/** One step forward again, or the same state when there is nothing to redo. */
export const redo = <State extends Objectish, Command>(state: State, history: History<Command>): State => {
  const row = canRedo(history);
  if (!row) return state;
  history.head += 1;
  return applyRow(state, row);
};
