/** `npm run walk -- --help`: random walks through every adventure, interrupted all the time; exit code 1 if one breaks. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Coverage } from '../src/games/jime/sim/walk/coverage';
import { addCoverage, noCoverage } from '../src/games/jime/sim/walk/coverage';
import type { WalkFault } from '../src/games/jime/sim/walk/walkSequence';
import { campaignFolders, contentOf } from './campaign-folders';
import { root } from './expo.mjs';
import { orMisread, parsed, whole } from './options';
import { columns } from './simulate/table';
import type { Met, Range } from './walk/worker';
import { endsTable, walkToEnd } from './walk/toEnd';
import { startWorker } from './worker';

const HELP = `npm run walk -- [options]

Random sequences of commands through every adventure of campaigns/, from any stage, with the mirror and without, interrupted
by last stands, hits, corrections and surrender in the middle of prompts. After each command the table is examined, the step
undone and done again. A sequence follows from its seed alone: --seed <n> --sequences 1 walks it again.

  --sequences <n>   how many                                  (1000)
  --seed <n>        the seed of the first; the next has the next  (1)
  --commands <n>    commands of each                          (200)
  --workers <n>     how many walk at once                     (all cores)
  --strife          instead, through two small adventures in which all interrupts all: groups that drive heroes away, last
                    stands in the middle of activations, special borders, cards that let others act
  --to-end <n>      instead, every adventure to its end, n times for each company size and difficulty, each
                    time after another past: none may stand still or take more than 40 rounds
  --help            this`;

const OPTIONS = {
  sequences: { type: 'string', default: '1000' },
  seed: { type: 'string', default: '1' },
  commands: { type: 'string', default: '200' },
  workers: { type: 'string', default: String(availableParallelism()) },
  strife: { type: 'boolean', default: false },
  'to-end': { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

const WORKER = join(root, 'scripts/walk/worker.ts');
const STRIFE = join(root, '__tests__/games/jime/rules/strife');
/** Sequences handed over at once. */
const HANDED = 50;
const SAID_EVERY_MS = 10_000;

type Wish = Range & { workers: number };

/** Walks everything asked for; `say` is told how far it has come. */
const walkAll = async (
  { seed, sequences, commands, workers, strife }: Wish,
  say: (total: Met) => void,
): Promise<Met> => {
  const total: Met = { coverage: noCoverage(), faults: [], sequences: 0, worked: 0 };
  let handed = 0;
  const walkOn = async (): Promise<void> => {
    const { ask, leave } = startWorker<Range, Met>(WORKER);
    while (handed < sequences) {
      const range = {
        seed: seed + handed,
        sequences: Math.min(HANDED, sequences - handed),
        commands,
        strife,
      };
      handed += range.sequences;
      const met = await ask(range);
      addCoverage(total.coverage, met.coverage);
      total.faults.push(...met.faults);
      for (const { seed: broken, step, what } of met.faults)
        console.error(`seed ${broken} step ${step}: ${what}`);
      total.sequences += met.sequences;
      total.worked += met.worked;
      say(total);
    }
    leave();
  };
  await Promise.all(Array.from({ length: workers }, walkOn));
  return total;
};

const byCount = (counts: Record<string, number>): [string, number][] =>
  Object.entries(counts).sort(([, a], [, b]) => b - a);

const sum = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((all, one) => all + one, 0);

const coverageOf = ({ commands, prompts, interrupts }: Coverage): string => {
  const rows = byCount(prompts).map(([kind, times]) => {
    const by = interrupts[kind] ?? {};
    const said = byCount(by).map(([type, count]) => `${type} ${count}`);
    return [kind, times, sum(by), said.join(', ')];
  });
  return `${columns(['command', 'played'], byCount(commands))}

${columns(['prompt', 'met', 'interrupted', 'by'], rows)}`;
};

/** So many seeds are named of faults that are alike. */
const NAMED = 8;

/** What led to a fault. */
const wayTo = ({ began, prompts, commands }: WalkFault): string[] => [
  `began: ${began}; open: ${prompts.join(' < ')}`,
  ...commands.map((command) => JSON.stringify(command)),
];

/** Faults that are alike together, each with its seeds; of the first, everything that led to it. */
const faultsOf = (faults: readonly WalkFault[]): string => {
  const names = [...new Set(faults.map(({ what }) => what))];
  const lines = names.flatMap((name) => {
    const alike = faults.filter(({ what }) => what === name);
    const seeds = alike.slice(0, NAMED).map(({ seed, step }) => `seed ${seed} step ${step}`);
    const way = alike.slice(0, 1).flatMap(wayTo);
    return ['', `${alike.length} × ${name}`, ...[seeds.join(', '), ...way].map((line) => `   ${line}`)];
  });
  return lines.join('\n');
};

const wishOf = (given: ReturnType<typeof parsed<typeof OPTIONS>>): Wish => ({
  sequences: whole('sequences', given.sequences, 1, 1_000_000),
  seed: whole('seed', given.seed, 0, 2 ** 31 - 1),
  commands: whole('commands', given.commands, 1, 100_000),
  workers: whole('workers', given.workers, 1, 256),
  strife: given.strife ? STRIFE : null,
});

const sayEnds = (times: number, seed: number): void => {
  const all = campaignFolders().flatMap((folder) => walkToEnd(contentOf(folder), times, seed));
  console.log(endsTable(all));
  if (all.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
};

const main = async (words: readonly string[]): Promise<void> => {
  const given = parsed(words, OPTIONS);
  if (given.help) return console.log(HELP);
  if (given['to-end'] !== undefined)
    return sayEnds(whole('to-end', given['to-end'], 1, 100_000), whole('seed', given.seed, 0, 2 ** 31 - 1));
  const wish = wishOf(given);
  const began = Date.now();
  let said = began;
  const { coverage, faults, worked } = await walkAll(wish, (total) => {
    if (Date.now() - said < SAID_EVERY_MS) return;
    said = Date.now();
    console.error(`${total.sequences} of ${wish.sequences} sequences, ${total.faults.length} broken`);
  });
  const played = sum(coverage.commands);
  const each = ((1000 * worked) / played).toFixed(3);
  console.log(`${coverageOf(coverage)}\n${faultsOf(faults)}`);
  console.log(`${wish.sequences} sequences, ${faults.length} of them broken`);
  console.log(
    `${played} commands in ${Math.round((Date.now() - began) / 1000)} s, ${each} ms of a core each`,
  );
  if (faults.length > 0) process.exitCode = 1;
};

void orMisread('walk', () => main(process.argv.slice(2)));
