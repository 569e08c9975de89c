/**
 * `npm run fuzz:files`: ten thousand mutated exports, campaigns and lists of cards of all four games, each brought into a book that
 * has saves: refused or sound, and the book as it was. `-- <count> <first seed>` makes others. It runs with 300 MB above what it
 * needs by itself: a file that takes more ends it. Exit code 1 if one file is neither, or takes longer than two seconds.
 */
import { judgeFile, makeBench, makeFile } from '../__tests__/saves/judgedFiles';

const FILES = 10_000;
const LONGEST_MS = 2_000;

const main = async (): Promise<void> => {
  const files = Number(process.argv[2] ?? FILES);
  const first = Number(process.argv[3] ?? 1);
  const bench = await makeBench();
  const fates = new Map<string, number>();
  const faults = new Map<string, number[]>();
  let slowest = { seed: 0, ms: 0 };
  console.error(`${Math.round(process.memoryUsage().heapUsed / 1e6)} MB before the first file`);
  for (let seed = first; seed < first + files; seed += 1) {
    const made = makeFile(bench, seed);
    const began = process.cpuUsage();
    let fault: string | null = null;
    try {
      const { door, kind, fate } = await judgeFile(bench, made, seed);
      const said = `${door}, ${kind}: ${fate}`;
      fates.set(said, (fates.get(said) ?? 0) + 1);
    } catch (cause) {
      fault = cause instanceof Error ? (cause.stack ?? '').split('\n').slice(0, 3).join(' ') : String(cause);
    }
    const { user, system } = process.cpuUsage(began);
    const ms = (user + system) / 1000;
    if (ms > slowest.ms) slowest = { seed, ms };
    if (ms > LONGEST_MS) fault ??= 'slow';
    if (fault) faults.set(fault, [...(faults.get(fault) ?? []), seed]);
    if (seed % 500 === 0) console.error(`${seed - first + 1} files, slowest ${Math.round(slowest.ms)} ms`);
  }
  for (const [said, count] of [...fates].sort()) console.log(`${count}\t${said}`);
  console.log(`slowest: ${Math.round(slowest.ms)} ms (seed ${slowest.seed})`);
  console.log(`most memory: ${Math.round(process.resourceUsage().maxRSS / 1000)} MB`);
  for (const [fault, seeds] of faults)
    console.log(`FAULT ${seeds.length}× ${fault} seeds ${seeds.slice(0, 8).join(' ')}`);
  process.exitCode = faults.size === 0 ? 0 : 1;
};

void main();
