import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { GameState } from '@/games/jime/play';
import { openSlot } from '@/saves/journal';
import type { Standing } from './writerSteps';
import { after } from './writerSteps';
import { jime } from './jime';
import { bundleScript, MODULES, prepareGame } from './preparedGame';
import type { Way } from './waysOfKeeping';
import { bookOn, openKept } from './waysOfKeeping';
import { WASM } from './web/nodePagedSql';

export type Report = { kills: number; writes: number; midWrite: number; rows: number; faults: string[] };

/** The last write the writer acknowledged, and where the journal stood then. */
type Acknowledged = { write: number; at: Standing };

const ROWS = 600;
const LONGEST_LIFE_MS = 120;

/** The last whole line: one cut off by the kill was never said. */
const lastSaid = (said: string): Acknowledged | null => {
  const lines = said.split('\n').slice(0, -1);
  const [write, applied, length] = (lines[lines.length - 1] ?? '').split(' ').map(Number);
  if (write === undefined || applied === undefined || length === undefined) return null;
  return { write, at: { applied, length } };
};

/** Mostly its first write, or on a busy machine hardly one would be made; every fourth is killed before it too. */
const lifeBegins = (kills: number, write: number): string =>
  kills % 4 === 0 ? 'ready\n' : `ready\n${write} `;

/** One writer, killed so many milliseconds after it has said this. */
const lifeOf = (
  script: string,
  args: readonly string[],
  { after: sign, ms }: { after: string; ms: number },
): Promise<Acknowledged | null> =>
  new Promise((resolve) => {
    const env = { ...process.env, NODE_PATH: MODULES };
    const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'], env });
    let said = '';
    let doomed = false;
    child.stdout.on('data', (piece: Buffer) => {
      said += piece.toString();
      if (doomed || !said.includes(sign)) return;
      doomed = true;
      setTimeout(() => child.kill('SIGKILL'), ms);
    });
    child.on('close', () => resolve(lastSaid(said)));
  });

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
    const kept = await openSlot(await bookOn(way, sql), 1, jime);
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
  bundleScript('writer.ts', script);
  const { prepared, states } = await prepareGame(way, fresh, ROWS);
  writeFileSync(game, JSON.stringify(prepared));
  const report: Report = { kills: 0, writes: 0, midWrite: 0, rows: ROWS, faults: [] };
  let at: Standing = { applied: ROWS, length: ROWS };
  let write = 0;
  while (report.kills < kills && report.faults.length === 0) {
    if (at.applied >= ROWS - 100) {
      copyFileSync(fresh, file);
      [at, write] = [{ applied: 0, length: 0 }, 0];
    }
    const args = [file, game, String(write), way, WASM];
    const life = { after: lifeBegins(report.kills, write), ms: Math.random() * LONGEST_LIFE_MS };
    const said = (await lifeOf(script, args, life)) ?? { write: write - 1, at };
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
