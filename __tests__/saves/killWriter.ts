import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { buildSync } from 'esbuild';
import type { GameState } from '@/games/jime/play';
import { pick, seeded } from '@/kernel/random';
import { openBookOn } from '@/saves/book';
import { openSlot } from '@/saves/journal';
import { Company } from '../games/jime/rules/company';
import type { Prepared, Standing } from './writerSteps';
import { after } from './writerSteps';
import { SMALL, jime } from './jime';
import { SavedCompany } from './savedCompany';
import type { Way } from './waysOfKeeping';
import { openKept } from './waysOfKeeping';
import { WASM } from './web/nodePagedSql';

export type Report = { kills: number; writes: number; midWrite: number; rows: number; faults: string[] };

/** The last write the writer acknowledged, and where the journal stood then. */
type Acknowledged = { write: number; at: Standing };

const ROWS = 600;
const LONGEST_LIFE_MS = 120;
const MODULES = join(__dirname, '../../node_modules');

/** The last whole line: one cut off by the kill was never said. */
const lastSaid = (said: string): Acknowledged | null => {
  const lines = said.split('\n').slice(0, -1);
  const [write, applied, length] = (lines[lines.length - 1] ?? '').split(' ').map(Number);
  if (write === undefined || applied === undefined || length === undefined) return null;
  return { write, at: { applied, length } };
};

/** One writer, killed so many milliseconds after it is ready to write. */
const lifeOf = (script: string, args: readonly string[], ms: number): Promise<Acknowledged | null> =>
  new Promise((resolve) => {
    const env = { ...process.env, NODE_PATH: MODULES };
    const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'], env });
    let said = '';
    let doomed = false;
    child.stdout.on('data', (piece: Buffer) => {
      said += piece.toString();
      if (doomed || !said.includes('ready\n')) return;
      doomed = true;
      setTimeout(() => child.kill('SIGKILL'), ms);
    });
    child.on('close', () => resolve(lastSaid(said)));
  });

/** A save just begun, the rows the writer will append to it, and the state after each. */
const prepare = async (way: Way, file: string): Promise<{ prepared: Prepared; states: GameState[] }> => {
  const sql = await openKept(way, file);
  await SavedCompany.begin(await openBookOn(sql), { mirror: true });
  sql.close();
  const table = new Company({ mirror: true });
  const dice = seeded(1);
  const states = [table.state];
  while (states.length <= ROWS) {
    const type = pick(dice, [...new Set(table.legal().map((command) => command.type))]);
    states.push(table.do(pick(dice, table.legal(type))).state);
  }
  const cover = jime.cover(table.state, SMALL);
  return { prepared: { rows: table.history.rows, cover }, states };
};

/** The book after a kill: where it stands, and all that is wrong with it. */
const examine = async (
  way: Way,
  file: string,
  states: readonly GameState[],
  allowed: readonly Standing[],
): Promise<{ at: Standing; faults: string[] }> => {
  const sql = await openKept(way, file);
  try {
    const faults: string[] = [];
    const check = await sql.all('PRAGMA integrity_check');
    if (JSON.stringify(check) !== '[{"integrity_check":"ok"}]') faults.push(JSON.stringify(check));
    const kept = await openSlot(await openBookOn(sql), 1, jime);
    const at = { applied: kept?.history.head ?? -1, length: kept?.history.rows.length ?? -1 };
    if (!allowed.some((one) => isDeepStrictEqual(one, at)))
      faults.push(`stands at ${JSON.stringify(at)}, not at one of ${JSON.stringify(allowed)}`);
    if (JSON.stringify(kept?.state) !== JSON.stringify(states[at.applied]))
      faults.push(`another state than after command ${at.applied}`);
    return { at, faults };
  } finally {
    sql.close();
  }
};

/** Kills a writer so many times at random moments; after each, everything it acknowledged must be in the book. */
export const killWriter = async (
  way: Way,
  kills: number,
  tell: (kills: number) => void = () => undefined,
): Promise<Report> => {
  const folder = mkdtempSync(join(tmpdir(), 'red-book-kill-'));
  const [script, fresh, file, game] = ['writer.cjs', 'fresh.db', 'book.db', 'game.json'].map((name) =>
    join(folder, name),
  ) as [string, string, string, string];
  buildSync({
    entryPoints: [join(__dirname, 'writer.ts')],
    outfile: script,
    bundle: true,
    platform: 'node',
    external: ['better-sqlite3'],
  });
  const { prepared, states } = await prepare(way, fresh);
  writeFileSync(game, JSON.stringify(prepared));
  const report: Report = { kills: 0, writes: 0, midWrite: 0, rows: ROWS, faults: [] };
  let at: Standing = { applied: ROWS, length: ROWS };
  let write = 0;
  while (report.kills < kills && report.faults.length === 0) {
    if (at.applied >= ROWS - 100) {
      copyFileSync(fresh, file);
      [at, write] = [{ applied: 0, length: 0 }, 0];
    }
    const said = (await lifeOf(
      script,
      [file, game, String(write), way, WASM],
      Math.random() * LONGEST_LIFE_MS,
    )) ?? {
      write: write - 1,
      at,
    };
    const inFlight = after(said.at, said.write + 1);
    const found = await examine(way, file, states, [said.at, inFlight]);
    const finished = isDeepStrictEqual(found.at, inFlight);
    report.kills += 1;
    tell(report.kills);
    report.writes += said.write + 1 - write;
    report.midWrite += finished ? 1 : 0;
    report.faults.push(...found.faults);
    [at, write] = [found.at, said.write + (finished ? 2 : 1)];
  }
  rmSync(folder, { recursive: true });
  return report;
};
