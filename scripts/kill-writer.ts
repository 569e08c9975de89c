/**
 * `npm run test:kill`: a writer process killed a thousand times at random moments, the book examined after each. It takes three
 * to four minutes of processor time, several times that on a busy machine, and says on stderr how far it has come.
 */
import { killWriter } from '../__tests__/saves/killWriter';

const main = async (): Promise<void> => {
  const report = await killWriter(Number(process.argv[2] ?? 1_000), (kills) => {
    if (kills % 100 === 0) console.error(`${kills} kills`);
  });
  console.log(JSON.stringify(report));
  process.exitCode = report.faults.length === 0 ? 0 : 1;
};

void main();
