import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { MIGRATIONS } from '@/saves/tables';
import type { Sql } from '@/saves/sql';
import { inTransaction } from '@/saves/sql';
import { nodeSql } from './nodeSql';

/** How an older app left its book: put away, with the journal it keeps, or killed with a write half on disk. */
export const LEFT = ['DELETE', 'PERSIST', 'killed'] as const;
export type Left = (typeof LEFT)[number];

/** Migrations a released app may have seen. */
export const VERSIONS: readonly number[] = MIGRATIONS.map((_, before) => before + 1);

const TEXT = JSON.stringify({ saveVersion: 1, told: 'x'.repeat(6_000) });
const SAVES = 12;

const fill = async (sql: Sql, version: number): Promise<void> => {
  await sql.exec(`INSERT INTO settings VALUES ('theme', 'night'), ('mirror', 'on'), ('where', '{}')`);
  if (version === 2 || version === 3) await sql.exec(`INSERT INTO figures VALUES ('orc-marauder', 3)`);
  if (version < 3) return;
  const columns = version === 3 ? 'campaign, summary' : 'content, cover';
  for (let slot = 1; slot <= SAVES; slot += 1) {
    await sql.exec(`INSERT INTO slots (slot, name, created, changed, applied, ${columns})
      VALUES (${slot}, 'The Test', 1, 2, 1, 'small', '{}')`);
    await sql.run('INSERT INTO documents VALUES (?, 0, ?)', slot, TEXT);
    await sql.exec(
      `INSERT INTO journal (slot, seq, command, patches, inverse) VALUES (${slot}, 0, '{}', '[]', '[]')`,
    );
  }
};

/** Half of a write is in the file, and what it was before in the journal beside it. */
const halfWrite = async (sql: Sql, from: string, into: string): Promise<void> => {
  await sql.exec('PRAGMA cache_size = 2; BEGIN IMMEDIATE');
  for (let name = 0; name < 200; name += 1)
    await sql.run('INSERT INTO settings VALUES (?, ?)', `lost ${name}`, TEXT);
  await sql.run('UPDATE settings SET value = ?', 'lost');
  for (const ending of ['', '-journal']) copyFileSync(`${from}${ending}`, `${into}${ending}`);
  await sql.exec('ROLLBACK');
};

/** A book as an app left it that had seen so many migrations, in this file. */
export const leaveOldBook = async (file: string, version: number, left: Left): Promise<void> => {
  const made = left === 'killed' ? `${file}-made` : file;
  const sql = nodeSql(made);
  await sql.exec(`PRAGMA journal_mode = ${left === 'DELETE' ? 'DELETE' : 'PERSIST'}`);
  await inTransaction(sql, async () => {
    for (const step of MIGRATIONS.slice(0, version)) await sql.exec(step);
    await sql.exec(`PRAGMA user_version = ${version}`);
  });
  await inTransaction(sql, () => fill(sql, version));
  if (left === 'killed') await halfWrite(sql, made, file);
  sql.close();
};

/** What lies beside a book. */
const BESIDE = ['', '-journal', '-wal', '-shm'] as const;

/** The same book in the same state under another name. */
export const copyBook = (from: string, into: string): void => {
  for (const ending of BESIDE) {
    rmSync(`${into}${ending}`, { force: true });
    if (existsSync(`${from}${ending}`)) copyFileSync(`${from}${ending}`, `${into}${ending}`);
  }
};
