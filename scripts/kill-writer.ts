/**
 * `npm run test:kill`: a writer process killed a thousand times at random moments, the book examined after each, for every way
 * of keeping a book. Each takes three to four minutes of processor time, several times that on a busy machine, and says on
 * stderr how far it has come. `npm run test:kill 100 pages` kills a hundred times, in one way.
 */
import { killWriter } from '../__tests__/saves/killWriter';
import { WAYS } from '../__tests__/saves/waysOfKeeping';

const main = async (): Promise<void> => {
  const [kills = '1000', ...ways] = process.argv.slice(2);
  for (const way of WAYS.filter((one) => ways.length === 0 || ways.includes(one))) {
    const report = await killWriter(way, Number(kills), (done) => {
      if (done % 100 === 0) console.error(`${way}: ${done} kills`);
    });
    console.log(JSON.stringify({ way, ...report }));
    if (report.faults.length > 0) process.exitCode = 1;
  }
};

void main();
