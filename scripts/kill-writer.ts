/**
 * `npm run test:kill`: a writer process killed a thousand times at random moments, the book examined after each, for every way
 * of keeping a book. Each takes three to four minutes of processor time, several times that on a busy machine, and says on
 * stderr how far it has come. `npm run test:kill 100 pages` kills a hundred times, in one way. Then books of older apps, killed at
 * each system call of their first opening where strace is installed: `npm run test:kill 0 opening` does that alone.
 */
import type { OpeningReport } from '../__tests__/saves/killOpening';
import { killOpening } from '../__tests__/saves/killOpening';
import type { Report } from '../__tests__/saves/killWriter';
import { killWriter } from '../__tests__/saves/killWriter';
import { LEFT, VERSIONS } from '../__tests__/saves/oldBooks';
import { WAYS } from '../__tests__/saves/waysOfKeeping';

const report = (said: OpeningReport | Report, about: object): void => {
  console.log(JSON.stringify({ ...about, ...said }));
  if (said.faults.length > 0) process.exitCode = 1;
};

const main = async (): Promise<void> => {
  const [kills = '1000', ...wanted] = process.argv.slice(2);
  const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name);
  for (const way of WAYS.filter(isWanted)) {
    const killed = await killWriter(way, Number(kills), (done) => {
      if (done % 100 === 0) console.error(`${way}: ${done} kills`);
    });
    report(killed, { way });
  }
  if (!isWanted('opening')) return;
  for (const left of LEFT)
    for (const version of VERSIONS) report(await killOpening(version, left), { version, left });
};

void main();
