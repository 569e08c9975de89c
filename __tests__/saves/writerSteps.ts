import type { Command } from '@/games/jime/play';
import type { Row } from '@/kernel/history';

/** The game the writer goes on with: every row it will append. */
export type Prepared = { rows: readonly Row<Command>[]; cover: unknown };

/** Where the journal stands: commands applied, and rows there are. */
export type Standing = { applied: number; length: number };

/** What the writer does, by the number of the write: mostly commands, now and then an undo. */
export const undoes = (write: number, { applied }: Standing): boolean => write % 11 === 10 && applied > 0;

export const after = (at: Standing, write: number): Standing =>
  undoes(write, at)
    ? { applied: at.applied - 1, length: at.length }
    : { applied: at.applied + 1, length: at.applied + 1 };
