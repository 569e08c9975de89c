/**
 * `npm run walks:confrontation`: a hundred thousand random matches of the Confrontation in every mode, states proved on the way,
 * and twenty thousand more with undo; two numbers after `--` walk fewer. It says on stderr how far it has come, and names the
 * seed of a walk that fails.
 */
import type { UndoWalked } from '../__tests__/games/confrontation/undoWalk';
import { randomWalk } from '../__tests__/games/confrontation/randomWalk';
import { undoWalk } from '../__tests__/games/confrontation/undoWalk';

const WALKS = 100_000;
const UNDO_WALKS = 20_000;
/** Every view of a state is compared with that of a disguised one at every twentieth command. */
const LOOK_EVERY = 20;

/** Walks every seed from 1; how many failed. */
const walkAll = <Walked>(
  walks: number,
  walk: (seed: number) => Walked,
  report: (walked: Walked) => void,
): number => {
  let failed = 0;
  for (let seed = 1; seed <= walks; seed += 1) {
    try {
      report(walk(seed));
    } catch (fault) {
      failed += 1;
      console.error(`seed ${seed}: ${String(fault)}`);
    }
    if (seed % 5_000 === 0) console.error(`${seed} walks`);
  }
  return failed;
};

const walkMatches = (walks: number): number => {
  const report = { walks, games: 0, commands: 0, mostPlies: 0 };
  const reasons: Record<string, number> = {};
  const failed = walkAll(
    walks,
    (seed) => randomWalk(seed, LOOK_EVERY),
    (walked) => {
      report.games += walked.reasons.length;
      report.commands += walked.commands;
      report.mostPlies = Math.max(report.mostPlies, walked.plies);
      for (const reason of walked.reasons) reasons[reason] = (reasons[reason] ?? 0) + 1;
    },
  );
  console.log(JSON.stringify({ ...report, failed, reasons }));
  return failed;
};

const walkWithUndo = (walks: number): number => {
  const report: UndoWalked = { games: 0, commands: 0, bars: 0, longest: 0, replayed: 0 };
  const failed = walkAll(walks, undoWalk, (walked) => {
    for (const name of ['games', 'commands', 'bars', 'replayed'] as const) report[name] += walked[name];
    report.longest = Math.max(report.longest, walked.longest);
  });
  console.log(JSON.stringify({ undo: walks, ...report, failed }));
  return failed;
};

const main = (): void => {
  const [matches = WALKS, undos = UNDO_WALKS] = process.argv.slice(2).map(Number);
  process.exitCode = walkMatches(matches) + walkWithUndo(undos) === 0 ? 0 : 1;
};

main();
