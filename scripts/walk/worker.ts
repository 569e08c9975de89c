/** One of the processes that walk: it answers each range of seeds with what it met. */
import type { Coverage } from '../../src/games/jime/sim/walk/coverage';
import { cover, noCoverage } from '../../src/games/jime/sim/walk/coverage';
import type { WalkFault } from '../../src/games/jime/sim/walk/walkSequence';
import { walkSequence } from '../../src/games/jime/sim/walk/walkSequence';
import { campaignFolders, contentOf } from '../campaign-folders';
import { answerOrders } from '../worker';

/** Sequences of so many commands, one for each seed. */
export type Range = { seed: number; sequences: number; commands: number };
export type Met = { coverage: Coverage; faults: WalkFault[]; sequences: number; worked: number };

const contents = campaignFolders().map(contentOf);

answerOrders(({ seed: first, sequences, commands }: Range): Met => {
  const before = process.cpuUsage();
  const coverage = noCoverage();
  const seeds = Array.from({ length: sequences }, (_, index) => first + index);
  const faults = seeds.flatMap(
    (seed) => walkSequence(contents, { seed, commands }, (walked) => cover(coverage, walked)) ?? [],
  );
  const { user, system } = process.cpuUsage(before);
  return { coverage, faults, sequences, worked: (user + system) / 1e6 };
});
