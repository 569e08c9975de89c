/**
 * `npm run syncs`: how often a command makes the disk sync, for every way a book is kept in SQLite's own file. A process plays two
 * hundred commands with an undo now and then, then none, under strace; the difference is theirs. `npm run syncs 500` plays on for
 * five hundred.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleScript, MODULES, prepareGame } from '../__tests__/saves/preparedGame';
import type { Way } from '../__tests__/saves/waysOfKeeping';
import { after } from '../__tests__/saves/writerSteps';

const COMMANDS = 200;
const FILES: readonly Way[] = ['device', 'file'];
const CALLS = 'fsync,fdatasync';

/** Calls in a table of strace's, whose fourth column counts them and whose last names them. */
const callsIn = (table: string): number =>
  table
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter((columns) => CALLS.split(',').includes(columns.at(-1) ?? ''))
    .reduce((sum, columns) => sum + Number(columns[3]), 0);

const syncsOf = (folder: string, way: Way, writer: string, game: string): number => {
  const [book, table] = [join(folder, 'book.db'), join(folder, 'strace.txt')];
  for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(`${book}${ending}`, { force: true });
  copyFileSync(join(folder, `${way}.db`), book);
  const traced = [
    '-f',
    '-c',
    '-o',
    table,
    '-e',
    `trace=${CALLS}`,
    process.execPath,
    writer,
    book,
    game,
    '0',
    way,
  ];
  const { status, error } = spawnSync('strace', traced, { env: { ...process.env, NODE_PATH: MODULES } });
  if (error || status !== 0) throw error ?? new Error(`the writer ended with ${status}`);
  return callsIn(readFileSync(table, 'utf8'));
};

/** Commands and undos, until so many commands are applied. */
const writesFor = (commands: number): number => {
  let at = { applied: 0, length: 0 };
  let write = 0;
  for (; at.applied < commands; write += 1) at = after(at, write);
  return write;
};

const main = async (): Promise<void> => {
  const commands = Number(process.argv[2] ?? COMMANDS);
  const folder = mkdtempSync(join(tmpdir(), 'red-book-syncs-'));
  const [writer, game, none] = ['writer.cjs', 'game.json', 'none.json'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  bundleScript('writer.ts', writer);
  for (const way of FILES) {
    const { prepared } = await prepareGame(way, join(folder, `${way}.db`), commands);
    writeFileSync(game, JSON.stringify(prepared));
    writeFileSync(none, JSON.stringify({ ...prepared, rows: [] }));
    const syncs = syncsOf(folder, way, writer, game) - syncsOf(folder, way, writer, none);
    const writes = writesFor(commands);
    console.log(JSON.stringify({ way, writes, syncs, perWrite: Number((syncs / writes).toFixed(2)) }));
  }
  rmSync(folder, { recursive: true });
};

void main();
