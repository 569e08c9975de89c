import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameState } from '@/engine';
import type { Row } from '@/kernel/history';
import type { Command } from '@/engine';
import { openBookOn } from '@/saves/book';
import type { Book } from '@/saves/book';
import { appendStep, keepWhole, openSlot, slotTextOf } from '@/saves/journal';
import { summaryOf } from '@/saves/summary';
import type { Summary } from '@/saves/summary';
import { pick, seeded } from '@/kernel/random';
import { Company } from '../../__tests__/engine/company';
import { nodeSql } from '../../__tests__/saves/nodeSql';
import type { Figure } from '../figures';

/** A journal this long, then so many more commands that are timed. */
const LENGTHS = [10, 1_000, 10_000];
const TIMED = 400;
const RESUMES = 20;

type Late = { state: GameState; rows: Row<Command>[]; summary: Summary };

/** Five heroes on a crowded map, mirror on, and the rows that led there. */
const late = (): Late => {
  const table = new Company({ heroes: 5, difficulty: 'hard', mirror: true, seed: 7 });
  const dice = seeded(7);
  while (table.history.head < 400 || table.state.stage !== 'adventure') {
    const before = table.state;
    table.do(pick(dice, table.legal()));
    if (table.state.stage === 'ended') table.state = before;
  }
  const summary = summaryOf(table.state, table.content, { en: {}, fr: {} });
  return { state: table.state, rows: table.history.rows.slice(-300), summary };
};

const at = (times: readonly number[], share: number): number => {
  const sorted = [...times].sort((a, b) => a - b);
  return Number((sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(2));
};

const spread = (name: string, times: readonly number[]): Figure[] => [
  { name: `${name}: p50`, value: at(times, 0.5), unit: 'ms' },
  { name: `${name}: p99`, value: at(times, 0.99), unit: 'ms' },
];

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const before = performance.now();
  await work();
  return performance.now() - before;
};

/** Rows like those of a real evening, numbered on for as long as asked. */
const rowAt = ({ rows }: Late, seq: number): Row<Command> => ({
  ...(rows[seq % rows.length] as Row<Command>),
  seq,
});

const begin = (book: Book, game: Late, length: number): Promise<number> => {
  const history = {
    first: 0,
    head: length,
    rows: Array.from({ length }, (_, seq) => rowAt(game, seq)),
  };
  const about = { name: 'bench', campaign: 'bench', summary: game.summary, snapshots: [] };
  return keepWhole(book, null, slotTextOf({ state: game.state, history }, about));
};

const appends = async (folder: string, game: Late, length: number): Promise<Figure[]> => {
  const sql = nodeSql(join(folder, `${length}.db`));
  const book = await openBookOn(sql);
  const slot = await begin(book, game, length);
  const { state, summary } = game;
  const times: number[] = [];
  for (let seq = length; seq < length + TIMED; seq += 1) {
    const step = { row: rowAt(game, seq), state, summary, cut: false, first: false, snapshots: [] };
    times.push(await timed(() => appendStep(book, slot, step)));
  }
  const resumes: number[] = [];
  for (let turn = 0; turn < RESUMES; turn += 1) {
    // The rows go round: only a document at the head leads to a state, so no patch is walked over here.
    await sql.exec(`UPDATE documents SET at = (SELECT applied FROM slots)`);
    resumes.push(await timed(() => openSlot(book, slot)));
  }
  sql.close();
  return [
    ...spread(`saves: append after ${length} rows`, times),
    ...spread(`saves: resume with ${length + TIMED} rows`, resumes),
  ];
};

export const figures = async (): Promise<Figure[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'red-book-bench-'));
  const game = late();
  const size = { name: 'saves: document', value: JSON.stringify(game.state).length, unit: 'characters' };
  const all = [size];
  for (const length of LENGTHS) all.push(...(await appends(folder, game, length)));
  rmSync(folder, { recursive: true });
  return all;
};
