import type { Objectish, Patch } from 'immer';
import { applyPatches } from 'immer';
import type { Refusal, Step } from './step';

/** A card said otherwise: why, and what would have refused the command. */
export interface Override {
  reason: string;
  refusals: Refusal[];
}

/** One command as the journal keeps it. */
export interface Row<Command> {
  seq: number;
  command: Command;
  patches: Patch[];
  inverse: Patch[];
  override?: Override;
}

/**
 * How far undo may go once a step is played. 'earlier': back to before it and no further (a new adventure begins).
 * 'this': not even the step itself can be taken back (a secret was shown, the device changed hands).
 */
export type UndoBar = 'earlier' | 'this';

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
  { patches, inverse, overridden }: Extract<Step<State>, { ok: true }>,
  { bar = null, reason = '' }: { bar?: UndoBar | null; reason?: string } = {},
): { row: Row<Command>; history: History<Command> } => {
  const seq = first + head;
  const override = overridden && { override: { reason, refusals: overridden } };
  const row: Row<Command> = { seq, command, patches, inverse, ...override };
  if (bar === 'this') return { row, history: newHistory(seq + 1) };
  const kept = bar === 'earlier' ? newHistory<Command>(seq) : { rows: rows.slice(0, head), head, first };
  return { row, history: { rows: [...kept.rows, row], head: kept.head + 1, first: kept.first } };
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
export interface Played<State, Command> {
  state: State;
  history: History<Command>;
}

/** One step back, or the same when there is nothing to undo. */
export const undo = <State extends Objectish, Command>(
  played: Played<State, Command>,
): Played<State, Command> => {
  const { state, history } = played;
  const row = canUndo(history);
  return row ? { state: revertRow(state, row), history: { ...history, head: history.head - 1 } } : played;
};

/** One step forward again, or the same when there is nothing to redo. */
export const redo = <State extends Objectish, Command>(
  played: Played<State, Command>,
): Played<State, Command> => {
  const { state, history } = played;
  const row = canRedo(history);
  return row ? { state: applyRow(state, row), history: { ...history, head: history.head + 1 } } : played;
};
