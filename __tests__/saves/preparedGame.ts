import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { GameState } from '@/games/jime/play';
import { pick, seeded } from '@/kernel/random';
import { Company } from '../games/jime/rules/company';
import { SMALL, jime } from './jime';
import { SavedCompany } from './savedCompany';
import type { Way } from './waysOfKeeping';
import { bookOn, openKept } from './waysOfKeeping';
import type { Prepared } from './writerSteps';

/** Where a bundled script finds what it does not bring along. */
export const MODULES = join(__dirname, '../../node_modules');

/** A script of this folder as one file, so that its process is up in a moment. */
export const bundleScript = (name: string, into: string): void => {
  buildSync({
    entryPoints: [join(__dirname, name)],
    outfile: into,
    bundle: true,
    platform: 'node',
    external: ['better-sqlite3'],
  });
};

/** A save just begun, the rows the writer will append to it, and the state after each. */
export const prepareGame = async (
  way: Way,
  file: string,
  commands: number,
): Promise<{ prepared: Prepared; states: GameState[] }> => {
  const sql = await openKept(way, file);
  await SavedCompany.begin(await bookOn(way, sql), { mirror: true });
  sql.close();
  const table = new Company({ mirror: true });
  const dice = seeded(1);
  const states = [table.state];
  while (states.length <= commands) {
    const type = pick(dice, [...new Set(table.legal().map((command) => command.type))]);
    states.push(table.do(pick(dice, table.legal(type))).state);
  }
  const cover = jime.cover(table.state, SMALL);
  return { prepared: { rows: table.history.rows, cover }, states };
};
