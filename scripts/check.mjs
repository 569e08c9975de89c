/**
 * `npm run check`, which is also `npm test`: format, types, lint, content, tests. Every step runs even when an
 * earlier one failed, so that one run shows everything; the last line counts steps and jest tests together.
 * The steps that need one core each run side by side, and each says what it found when it ends; jest then has all cores.
 * `--only=lint,types` runs those alone; other words go to jest.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ended } from './expo.mjs';

const scratch = mkdtempSync(join(tmpdir(), 'red-book-check-'));
const report = join(scratch, 'jest.json');

/** The longest first: what is short fills the gaps. */
const alone = [
  ['lint', 'npm', ['run', '--silent', 'lint']],
  ['types', 'npx', ['tsc', '--noEmit']],
  ['format', 'npx', ['prettier', '--check', '--log-level', 'warn', '.']],
  ['content', 'npm', ['run', '--silent', 'check:campaigns']],
];
const ONLY = '--only=';
const words = process.argv.slice(2).filter((word) => !word.startsWith(ONLY));
const tests = ['tests', 'npx', ['jest', '--json', `--outputFile=${report}`, ...words]];

const names = [...alone, tests].map(([name]) => name);
const wanted =
  process.argv
    .find((word) => word.startsWith(ONLY))
    ?.slice(ONLY.length)
    .split(',') ?? names;
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) throw new Error(`no such step: ${unknown.join(', ')}; there are ${names.join(', ')}`);

let passed = 0;
let failed = 0;

/** Runs a step; what it says is printed in one piece when it ends; `live` shows it as it comes. */
const run = async ([name, command, args], live) => {
  const start = performance.now();
  if (live) console.log(`\n── ${name}`);
  const child = spawn(command, args, { stdio: live ?? ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (piece) => (said += piece));
  const code = await ended(child);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (!live) process.stdout.write(`\n── ${name}\n${said}`);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (code === 0) passed += 1;
  else failed += 1;
};

const lane = async (waiting) => {
  for (let step = waiting.shift(); step; step = waiting.shift()) await run(step);
};

/** Counts what jest has written down. */
const countTests = () => {
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
    passed += numPassedTests;
    failed += Math.max(numFailedTests, numFailedTestSuites);
  } catch {
    failed += 1;
  }
};

const waiting = alone.filter(([name]) => wanted.includes(name));
await Promise.all(Array.from({ length: availableParallelism() }, () => lane(waiting)));
if (wanted.includes('tests')) {
  // jest --json prints the whole report on stdout as well; it goes to the file, and people read stderr.
  await run(tests, ['ignore', 'ignore', 'inherit']);
  countTests();
}
rmSync(scratch, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
