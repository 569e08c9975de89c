/**
 * `npm run walks:confrontation`: a hundred thousand random matches of the Confrontation in every mode, states proved on the way;
 * a number after `--` walks fewer. It says on stderr how far it has come, and names the seed of a walk that fails.
 */
import { randomWalk } from '../__tests__/games/confrontation/randomWalk';

const WALKS = 100_000;
/** Every view of a state is compared with that of a disguised one at every twentieth command. */
const LOOK_EVERY = 20;

const main = (): void => {
  const walks = Number(process.argv[2] ?? WALKS);
  const report = { walks, games: 0, commands: 0, mostPlies: 0, failed: 0 };
  const reasons: Record<string, number> = {};
  for (let seed = 1; seed <= walks; seed += 1) {
    try {
      const walked = randomWalk(seed, LOOK_EVERY);
      report.games += walked.reasons.length;
      report.commands += walked.commands;
      report.mostPlies = Math.max(report.mostPlies, walked.plies);
      for (const reason of walked.reasons) reasons[reason] = (reasons[reason] ?? 0) + 1;
    } catch (fault) {
      report.failed += 1;
      console.error(`seed ${seed}: ${String(fault)}`);
    }
    if (seed % 5_000 === 0) console.error(`${seed} walks`);
  }
  console.log(JSON.stringify({ ...report, reasons }));
  process.exitCode = report.failed === 0 ? 0 : 1;
};

main();
