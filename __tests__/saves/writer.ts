/**
 * The process that is killed: goes on with a prepared game in the book it is given, and says each write on its standard
 * output once it is on disk. Bundled before it is run, so that it is up in a moment.
 */
import { readFileSync, writeSync } from 'node:fs';
import { applyRow, revertRow } from '@/kernel/history';
import '@/kernel/step';
import { DOCUMENT_MIGRATIONS } from '@/games/jime/state/migrations';
import type { SavedState } from '@/kernel/game';
import { appendStep, moveHead, openSlot } from '@/saves/journal';
import type { Prepared } from './writerSteps';
import { after, undoes } from './writerSteps';
import type { Way } from './waysOfKeeping';
import { bookOn, openKept } from './waysOfKeeping';

/** Opening asks a game for no more; the whole of it would take a moment to start. */
const GAME = {
  id: 'jime',
  migrations: DOCUMENT_MIGRATIONS,
  isState: (value: unknown): value is SavedState => value !== undefined,
  isCommand: (value: unknown): value is unknown => value !== undefined,
};

/** As often an app goes to the background: kills fall into that too. */
const FOLDS = 7;

const main = async (): Promise<void> => {
  const [file = '', prepared = '', from = '0', way = 'file', wasm] = process.argv.slice(2);
  const { rows, cover } = JSON.parse(readFileSync(prepared, 'utf8')) as Prepared;
  const book = await bookOn(way as Way, await openKept(way as Way, file, wasm));
  const kept = await openSlot(book, 1, GAME);
  if (!kept) throw new Error('no slot');
  let { state } = kept;
  let at = { applied: kept.history.head, length: kept.history.rows.length };
  writeSync(1, 'ready\n');
  for (let write = Number(from); at.applied < rows.length; write += 1) {
    const next = after(at, write);
    const back = undoes(write, at);
    const row = rows[back ? next.applied : at.applied];
    if (!row) throw new Error('no row');
    state = (back ? revertRow : applyRow)(state, row);
    const cut = at.applied < at.length;
    if (back) await moveHead(book, 1, next.applied, cover);
    else await appendStep(book, 1, { row, state, cover, cut, bar: null, snapshots: [] });
    at = next;
    writeSync(1, `${write} ${at.applied} ${at.length}\n`);
    if (write % FOLDS === 0) await book.foldLog();
  }
};

void main();
