/** `npm run simulate -- --help`: plays a campaign many times over with bots and reports how it went. */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { reportOf } from '../src/games/jime/sim/report';
import { orMisread } from './options';
import { HELP, readWish } from './simulate/arguments';
import type { Wish } from './simulate/arguments';
import { pageOf } from './simulate/page';
import { playAll } from './simulate/players';
import { subjectOf } from './simulate/subject';
import { tableOf } from './simulate/table';

/** Rewritten in place on a terminal; elsewhere nobody watches. */
const progress = (done: number, all: number): void => {
  if (!process.stderr.isTTY) return;
  const share = done / all;
  const bar = '█'.repeat(Math.round(30 * share)).padEnd(30, '░');
  process.stderr.write(`\r${bar} ${done} of ${all} games${done === all ? '\n' : ''}`);
};

/** The clock is told here alone: a report that held it would never be the same twice. */
const speed = (adventures: number, worked: number, cores: number): string =>
  `${adventures} adventures, ${(adventures / worked).toFixed(1)} in each second of a core’s work, on ${cores} at once`;

const simulate = async ({ asked, cores, json, html }: Wish): Promise<void> => {
  const { plot, names } = subjectOf(asked);
  const { tally, adventures, worked } = await playAll(asked, cores, progress);
  const report = reportOf(tally, plot, asked);
  console.error(speed(adventures, worked, cores));
  console.log(tableOf(report, names));
  if (json) writeFileSync(json, `${JSON.stringify(report, null, 1)}\n`);
  if (html) writeFileSync(html, pageOf(report, names));
};

void orMisread('simulate', async () => {
  const wish = readWish(process.argv.slice(2), availableParallelism());
  if (wish) await simulate(wish);
  else console.log(HELP);
});
