import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Chapter, Command, GameState } from '@/games/jime/play';
import type { Row } from '@/kernel/history';
import { pick, seeded } from '@/kernel/random';
import type { Book } from '@/saves/book';
import { openBookOn } from '@/saves/book';
import type { JournalMode } from '@/saves/journalMode';
import { appendStep, writeWhole, openSlot, slotTextOf } from '@/saves/journal';
import { SMALL, jime } from '../../__tests__/saves/jime';
import { Company } from '../../__tests__/games/jime/rules/company';
import { nodeSql } from '../../__tests__/saves/nodeSql';
import type { Figure, Subject } from '../figures';

/** Journals this long, then so many more commands that are timed. */
const LENGTHS = [10, 1_000, 10_000];
const TIMED = 300;
/** A chronicle of a dozen long adventures. */
const CHRONICLE = 150_000;
const EVENING = 450;
/** As a device writes SQLite's file, and as a browser does. */
const WAYS: readonly { where: string; mode: JournalMode }[] = [
  { where: 'on a device', mode: 'wal' },
  { where: 'in a browser’s file', mode: 'persist' },
];
/** How far the head lies from the last document written, about on average. */
const WALK = 25;

type Late = { state: GameState; documented: GameState; rows: Row<Command>[]; cover: unknown };

const longChronicle = (chapters: readonly Chapter[]): Chapter[] => {
  const copies = Math.ceil(CHRONICLE / JSON.stringify(chapters).length);
  return Array.from({ length: copies }, () => chapters).flat();
};

/** The last adventure of a long campaign: five heroes, mirror on, an evening’s journal. */
const late = (): Late => {
  const table = new Company({ heroes: 5, difficulty: 'hard', mirror: true, seed: 7 });
  table.do({ type: 'setOut' }).skip().nextRound();
  table.state = { ...table.state, chronicle: longChronicle(table.state.chronicle) };
  const before = table.history.head;
  const dice = seeded(7);
  const states = [table.state];
  while (states.length <= EVENING) {
    table.do(pick(dice, table.legal('placeHero', 'setInspiration', 'setBoon', 'setSuffered')));
    states.push(table.state);
  }
  const rows = table.history.rows.slice(before).map((row, seq) => ({ ...row, seq }));
  const documented = states[EVENING - WALK] as GameState;
  const cover = jime.cover(table.state, SMALL);
  return { state: table.state, documented, rows, cover };
};

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const before = performance.now();
  await work();
  return performance.now() - before;
};

const spread = (name: string, times: number[]): Figure[] => {
  times.sort((a, b) => a - b);
  const at = (share: number): number =>
    Number((times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(2));
  return [
    { name: `${name}: p50`, value: at(0.5), unit: 'ms' },
    { name: `${name}: p99`, value: at(0.99), unit: 'ms' },
  ];
};

/** Rows like those of a real evening, numbered on for as long as asked. */
const rowAt = ({ rows }: Late, seq: number): Row<Command> => ({
  ...(rows[seq % rows.length] as Row<Command>),
  seq,
});

const begin = (book: Book, { state, cover }: Late, rows: Row<Command>[]): Promise<number> => {
  const about = { game: jime.id, name: 'bench', content: 'bench', cover, snapshots: [] };
  return writeWhole(book, null, slotTextOf({ state, history: { first: 0, head: rows.length, rows } }, about));
};

/** All journals take turns, so that what else the machine does falls on all of them alike. */
const appends = async (folder: string, game: Late): Promise<Figure[]> => {
  const journals = await Promise.all(
    WAYS.flatMap(({ where, mode }) => LENGTHS.map((length) => ({ where, mode, length }))).map(
      async ({ where, mode, length }) => {
        const book = await openBookOn(nodeSql(join(folder, `${mode}-${length}.db`)), mode);
        const rows = Array.from({ length }, (_, seq) => rowAt(game, seq));
        const name = `saves: append ${where} after ${length} rows`;
        return { name, length, book, slot: await begin(book, game, rows), times: [] as number[] };
      },
    ),
  );
  const { state, cover } = game;
  for (let turn = 0; turn < TIMED; turn += 1)
    for (const { length, book, slot, times } of journals) {
      const row = rowAt(game, length + turn);
      const step = { row, state, cover, cut: false, bar: null, snapshots: [] };
      times.push(await timed(() => appendStep(book, slot, step)));
    }
  return journals.flatMap(({ name, times }) => spread(name, times));
};

const resumes = async (folder: string, game: Late): Promise<Figure[]> => {
  const sql = nodeSql(join(folder, 'late.db'));
  const book = await openBookOn(sql, 'wal');
  const slot = await begin(book, game, game.rows);
  const document = JSON.stringify(game.documented);
  await sql.run('UPDATE documents SET at = ?, document = ?', EVENING - WALK, document);
  const times: number[] = [];
  for (let turn = 0; turn < 50; turn += 1) times.push(await timed(() => openSlot(book, slot, jime)));
  return [
    { name: 'saves: document of a late campaign', value: document.length, unit: 'characters' },
    ...spread(`saves: resume of a late campaign, ${EVENING} rows`, times),
  ];
};

export const figures: Subject = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'red-book-bench-'));
  const game = late();
  const all = [...(await appends(folder, game)), ...(await resumes(folder, game))];
  rmSync(folder, { recursive: true });
  return all;
};
