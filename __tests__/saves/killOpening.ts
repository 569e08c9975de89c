import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MIGRATIONS } from '@/saves/tables';
import { nodeSql } from './nodeSql';
import type { Left } from './oldBooks';
import { copyBook, leaveOldBook } from './oldBooks';
import { bundleScript, MODULES } from './preparedGame';
import { bookOn } from './waysOfKeeping';

/** What changes a file, as the kernel calls it. */
const CALLS = ['openat', 'pwrite64', 'fsync', 'fdatasync', 'ftruncate', 'fallocate', 'unlink'];
const LONGEST_LIFE_MS = 12;
const WITHOUT_STRACE = 50;
const env = { ...process.env, NODE_PATH: MODULES };

/** Every table but the backups, of which a kill may leave one more, and how it stands with the file. */
type Contents = { tables: Record<string, unknown[]>; version: number; mode: string; check: string };

const contentsOf = async (file: string): Promise<Contents> => {
  const sql = nodeSql(file);
  try {
    await bookOn('device', sql);
    const one = async (pragma: string): Promise<unknown> =>
      Object.values((await sql.all<Record<string, unknown>>(`PRAGMA ${pragma}`))[0] ?? {})[0];
    const names = await sql.all<{ name: string }>(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT IN ('backups', 'sqlite_sequence') ORDER BY name",
    );
    const tables: Record<string, unknown[]> = {};
    for (const { name } of names)
      tables[name] = await sql.all(
        `SELECT * FROM "${name}" ${name === 'settings' ? "WHERE name <> 'opened'" : ''}`,
      );
    return {
      tables,
      version: Number(await one('user_version')),
      mode: String(await one('journal_mode')),
      check: String(await one('integrity_check')),
    };
  } finally {
    sql.close();
  }
};

/** A book an older app has left, opened by processes that are killed. */
class OldBook {
  private readonly left: string;
  private readonly file: string;
  private readonly log: string;

  constructor(
    private readonly folder: string,
    private readonly script: string,
  ) {
    [this.left, this.file, this.log] = ['left.db', 'book.db', 'calls.txt'].map((name) =>
      join(folder, name),
    ) as [string, string, string];
  }

  /** Leaves it anew, and answers what is in it when nobody is killed. */
  async leave(version: number, how: Left): Promise<string> {
    copyBook(join(this.folder, 'none'), this.left);
    await leaveOldBook(this.left, version, how);
    copyBook(this.left, this.file);
    return this.contents();
  }

  async contents(): Promise<string> {
    return JSON.stringify(await contentsOf(this.file));
  }

  putBack(): void {
    copyBook(this.left, this.file);
  }

  /** How often each call is made on the files of the book; none where there is no strace. */
  calls(): Map<string, number> {
    this.putBack();
    if (this.trace([]) !== 0) return new Map();
    const said = readFileSync(this.log, 'utf8');
    return new Map(
      CALLS.map((call) => [call, said.split('\n').filter((line) => line.includes(` ${call}(`)).length]),
    );
  }

  /** The process dies as it makes this call for the n-th time. */
  killAt(call: string, n: number): void {
    this.putBack();
    this.trace(['-e', `inject=${call}:signal=KILL:when=${n}`]);
  }

  /** So many milliseconds after it is up; true when it had not yet come to its end. */
  async killAfter(ms: number): Promise<boolean> {
    this.putBack();
    const child = spawn(process.execPath, [this.script, this.file], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env,
    });
    let said = '';
    child.stdout.on('data', (piece: Buffer) => {
      if (said === '') setTimeout(() => child.kill('SIGKILL'), ms);
      said += piece.toString();
    });
    await new Promise((resolve) => child.on('close', resolve));
    return !said.includes('done');
  }

  private trace(options: readonly string[]): number | null {
    const paths = ['', '-journal', '-wal', '-shm'].flatMap((ending) => ['-P', `${this.file}${ending}`]);
    const watched = ['-f', '-o', this.log, '-e', `trace=${CALLS.join()}`, ...paths, ...options];
    return spawnSync('strace', [...watched, process.execPath, this.script, this.file], { env }).status;
  }
}

export type OpeningReport = { kills: number; midway: number; faults: string[] };

/** Everything an older app had kept is there, in today's tables and as a device keeps them. */
const examine = async (book: OldBook, whole: string, when: string, report: OpeningReport): Promise<void> => {
  const found = await book.contents();
  report.kills += 1;
  if (found !== whole) report.faults.push(`killed ${when}: ${found.slice(0, 200)}`);
};

const killEverywhere = async (
  book: OldBook,
  calls: ReadonlyMap<string, number>,
  whole: string,
  report: OpeningReport,
): Promise<void> => {
  for (const [call, count] of calls)
    for (let n = 1; n <= count; n += 1) {
      book.killAt(call, n);
      report.midway += 1;
      await examine(book, whole, `at ${call} ${n}`, report);
    }
};

const killNowAndThen = async (
  book: OldBook,
  kills: number,
  whole: string,
  report: OpeningReport,
): Promise<void> => {
  for (let done = 0; done < kills; done += 1) {
    const ms = Math.random() * LONGEST_LIFE_MS;
    report.midway += (await book.killAfter(ms)) ? 1 : 0;
    await examine(book, whole, `after ${ms} ms`, report);
  }
};

/**
 * A process opens a book that an older app has left, which takes it over into a log and into today's tables, and is killed on the
 * way: so many times at random moments, or, where no number is named and strace is installed, at each system call that changes a file.
 */
export const killOpening = async (version: number, left: Left, kills?: number): Promise<OpeningReport> => {
  const folder = mkdtempSync(join(tmpdir(), 'red-book-opening-'));
  const script = join(folder, 'opener.cjs');
  bundleScript('opener.ts', script);
  const book = new OldBook(folder, script);
  const whole = await book.leave(version, left);
  const { mode, check, version: reached } = JSON.parse(whole) as Contents;
  const report: OpeningReport = { kills: 0, midway: 0, faults: [] };
  if (mode !== 'wal' || check !== 'ok' || reached !== MIGRATIONS.length)
    report.faults.push(whole.slice(-200));
  const calls = kills === undefined ? book.calls() : new Map<string, number>();
  if (calls.size > 0) await killEverywhere(book, calls, whole, report);
  else await killNowAndThen(book, kills ?? WITHOUT_STRACE, whole, report);
  rmSync(folder, { recursive: true });
  return report;
};
