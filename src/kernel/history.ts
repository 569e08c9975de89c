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
 * The rows of one sitting. `head` counts those applied; rows beyond it were undone and can be redone. A history never
 * changes: each step makes another, so that nobody sees a step before it is on disk.
 */
export interface History<Command> {
  readonly rows: readonly Row<Command>[];
  readonly head: number;
  /** The seq of the first row, when older rows stay in the journal on disk. */
  readonly first: number;
}

export const newHistory = <Command>(first = 0): History<Command> => ({ rows: [], head: 0, first });

/** The row of a played command, and the history with it; what had been undone before it can no longer be redone. */
export const record = <State, Command>(
  { rows, head, first }: History<Command>,
  command: Command,
  { patches, inverse }: Extract<Step<State>, { ok: true }>,
): { row: Row<Command>; history: History<Command> } => {
  const row = { seq: first + head, command, patches, inverse };
  return { row, history: { rows: [...rows.slice(0, head), row], head: head + 1, first } };
};

export const canUndo = <Command>(history: History<Command>): Row<Command> | undefined =>
  history.rows[history.head - 1];

export const canRedo = <Command>(history: History<Command>): Row<Command> | undefined =>
  history.rows[history.head];

export const applyRow = <State extends Objectish, Command>(state: State, row: Row<Command>): State =>
  applyPatches(state, row.patches);

export const revertRow = <State extends Objectish, Command>(state: State, row: Row<Command>): State =>
  applyPatches(state, row.inverse);

/** A state and how it came about. */
export interface Told<State, Command> {
  state: State;
  history: History<Command>;
}

/** One step back, or the same when there is nothing to undo. */
export const undo = <State extends Objectish, Command>(told: Told<State, Command>): Told<State, Command> => {
  const { state, history } = told;
  const row = canUndo(history);
  return row ? { state: revertRow(state, row), history: { ...history, head: history.head - 1 } } : told;
};

/** One step forward again, or the same when there is nothing to redo. */
export const redo = <State extends Objectish, Command>(told: Told<State, Command>): Told<State, Command> => {
  const { state, history } = told;
  const row = canRedo(history);
  return row ? { state: applyRow(state, row), history: { ...history, head: history.head + 1 } } : told;
};
