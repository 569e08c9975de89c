/** `npm run test:kill`: a writer process killed a thousand times at random moments, the book examined after each. */
import { killWriter } from '../__tests__/saves/killing';

const main = async (): Promise<void> => {
  const report = await killWriter(Number(process.argv[2] ?? 1_000));
  console.log(JSON.stringify(report));
  process.exitCode = report.faults.length === 0 ? 0 : 1;
};

void main();
