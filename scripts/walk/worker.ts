/** One of the processes that walk: it answers each range of seeds with what it met. */
import type { Content } from '../../src/games/jime/content';
import type { Coverage } from '../../src/games/jime/sim/walk/coverage';
import { cover, noCoverage } from '../../src/games/jime/sim/walk/coverage';
import type { WalkFault } from '../../src/games/jime/sim/walk/walkSequence';
import { walkSequence } from '../../src/games/jime/sim/walk/walkSequence';
import { QUARRELSOME } from '../../src/games/jime/sim/walk/chooseCommand';
import { harshBox } from '../../src/games/jime/sim/walk/harshBox';
import { campaignFolders, contentOf } from '../campaign-folders';
import { answerOrders } from '../worker';

/** Sequences of so many commands, one for each seed; `strife`: the folder of the campaign in which all interrupts all. */
export type Range = { seed: number; sequences: number; commands: number; strife: string | null };
export type Met = { coverage: Coverage; faults: WalkFault[]; sequences: number; worked: number };

/** Every campaign of the app; or that one alone, with a box that drives heroes away. */
const contentsFor = (strife: string | null): Content[] => {
  if (strife === null) return campaignFolders().map(contentOf);
  const content = contentOf(strife);
  return [{ ...content, box: harshBox(content.box) }];
};

let contents: Content[] | undefined;

answerOrders(({ seed: first, sequences, commands, strife }: Range): Met => {
  const before = process.cpuUsage();
  const coverage = noCoverage();
  const walked = (contents ??= contentsFor(strife));
  const seeds = Array.from({ length: sequences }, (_, index) => first + index);
  const leaning = strife ? QUARRELSOME : undefined;
  const faults = seeds.flatMap(
    (seed) => walkSequence(walked, { seed, commands, leaning }, (one) => cover(coverage, one)) ?? [],
  );
  const { user, system } = process.cpuUsage(before);
  return { coverage, faults, sequences, worked: (user + system) / 1e6 };
});
