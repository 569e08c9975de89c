import type { Queue } from './queue';
import type { Sql } from './sql';

/**
 * How SQLite keeps a write that is under way: a device writes ahead into a log, which is one sync of the disk for a command where
 * a rollback journal needs five. The files of a browser have no shared memory for its index.
 */
export type JournalMode = 'persist' | 'wal';

/** Beyond this many pages a write folds the log in by itself: a large import must not leave a log as large. */
const LOG_PAGES = 2_000;
const LOG_BYTES = 4 * 1024 * 1024;

const PRAGMAS: Record<JournalMode, readonly string[]> = {
  // The journal stays where it is and its header is wiped, which is as safe as deleting it: to make and delete a file for every
  // tap takes a browser longer than all the rest of the write. What a large import needed of it is given back.
  persist: ['PRAGMA journal_mode = PERSIST', 'PRAGMA journal_size_limit = 1048576'],
  // `synchronous` first: many builds of SQLite lower it for a log, and the last commands would go with the battery.
  wal: [
    'PRAGMA synchronous = FULL',
    'PRAGMA journal_mode = WAL',
    'PRAGMA checkpoint_fullfsync = ON',
    `PRAGMA wal_autocheckpoint = ${LOG_PAGES}`,
    `PRAGMA journal_size_limit = ${LOG_BYTES}`,
  ],
};

/** A book of another mode, or one that was killed in the middle of a write, is taken over by SQLite itself, all of it or none. */
export const setJournalMode = (sql: Sql, mode: JournalMode): Promise<void> =>
  sql.exec(PRAGMAS[mode].join(';\n'));

/** So many writes fill about a megabyte of log. */
const WRITES = 128;

/** When what lies in the log is folded into the book. It is kept there as well: that it cannot be folded in harms nothing. */
export type LogFolding = {
  /** A write has been answered: every so many, the log is folded in behind it, while the player reads and not while one waits. */
  written(): void;
  /** All of the log, which is empty afterwards. */
  fold(): Promise<void>;
};

const NO_LOG: LogFolding = { written: () => undefined, fold: async () => undefined };

export const logFolding = (sql: Sql, mode: JournalMode, queue: Queue): LogFolding => {
  if (mode !== 'wal') return NO_LOG;
  let writes = 0;
  const checkpoint = (how: 'PASSIVE' | 'TRUNCATE'): Promise<void> => {
    writes = 0;
    return queue(() => sql.exec(`PRAGMA wal_checkpoint(${how})`)).catch(() => undefined);
  };
  return {
    written: () => {
      writes += 1;
      if (writes >= WRITES) void checkpoint('PASSIVE');
    },
    fold: () => checkpoint('TRUNCATE'),
  };
};
