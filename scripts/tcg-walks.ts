/**
 * `npm run walks:tcg`: fifty thousand random games of the TCG for two to four players, every state saved, loaded and proved as
 * it comes; a number after `--` walks fewer. It says on stderr how far it has come, and names the seed of a walk that fails.
 */
import { randomWalk } from '../__tests__/games/tcg/randomWalk';

const WALKS = 50_000;
const STEPS = 40;
/** Undo and redo are compared at every tenth step: whole documents take longer than the walk. */
const LOOK_EVERY = 10;

const main = (): void => {
  const walks = Number(process.argv[2] ?? WALKS);
  const report = { walks, steps: 0, turns: 0, overridden: 0, ended: 0, won: 0, lost: 0, failed: 0 };
  for (let seed = 1; seed <= walks; seed += 1) {
    try {
      const { steps, turns, overridden, ended, won, lost } = randomWalk(seed, STEPS, LOOK_EVERY);
      report.steps += steps;
      report.turns += turns;
      report.overridden += overridden;
      report.lost += lost;
      report.ended += ended ? 1 : 0;
      report.won += won ? 1 : 0;
    } catch (fault) {
      report.failed += 1;
      console.error(`seed ${seed}: ${String(fault)}`);
    }
    if (seed % 1_000 === 0) console.error(`${seed} walks`);
  }
  console.log(JSON.stringify(report));
  process.exitCode = report.failed === 0 ? 0 : 1;
};

main();
