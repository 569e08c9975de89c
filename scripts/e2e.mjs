/**
 * `npm run e2e`: the browser tests, on the exported site (exported first if it is not there).
 * Words after the command keep only the files whose name contains one of them: `npm run e2e offline`. Tours, which take minutes
 * to picture every screen, run only when they are named: `npm run e2e gallery`.
 */
import { mkdirSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { root } from './expo.mjs';
import { ensureExported } from './exported-site.mjs';

ensureExported();
mkdirSync(join(root, 'artifacts/screens'), { recursive: true });

/** Two files run at once: what takes longest begins first, so that nothing long is left alone at the end. */
const LONGEST = [
  'killed',
  'tutorial',
  'keyboard',
  'campaign',
  'accessibility',
  'lcg',
  'ruleLinks',
  'boardGrowth',
  'confrontation',
  'tcg',
];
const rank = (name) => (LONGEST.indexOf(name.split('.')[0]) + LONGEST.length + 1) % (LONGEST.length + 1);

const folder = join(root, '__tests__/e2e');
const wanted = process.argv.slice(2);
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.test.ts') || (wanted.length > 0 && name.endsWith('.tour.ts')))
  .filter((name) => wanted.length === 0 || wanted.some((word) => name.includes(word)))
  .sort((one, other) => rank(one) - rank(other))
  .map((name) => join(folder, name));

// A file that dies before its first test is reported as one failed test, so nothing is lost by counting leaves.
const isLeaf = ({ details, name }) => details.type !== 'suite' && !files.includes(name);
const toured = files.some((name) => name.endsWith('.tour.ts'));

/** Runs files and tells how many tests passed, and which failed in which file. */
const runFiles = (paths, concurrency) =>
  new Promise((resolve) => {
    const outcome = { passed: 0, failed: [] };
    const tests = run({ files: paths, concurrency, timeout: toured ? 3_600_000 : 900_000 });
    tests.on('test:pass', (test) => (outcome.passed += isLeaf(test) ? 1 : 0));
    tests.on('test:fail', (test) => {
      if (isLeaf(test) || files.includes(test.name)) outcome.failed.push(test);
    });
    const report = tests.compose(new spec());
    report.on('end', () => resolve(outcome));
    report.pipe(process.stdout, { end: false });
  });

const first = await runFiles(files, 2);
/**
 * A file with a failed test runs once more, alone on the machine. What passes then had raced with its neighbours: it does not
 * stop a landing, and is named at the end of the log, since a race is a fault to mend all the same.
 */
const again = [...new Set(first.failed.map((test) => test.file))];
const second = again.length > 0 && !toured ? await runFiles(again, 1) : { passed: 0, failed: first.failed };
const passed = first.passed + first.failed.length - second.failed.length;
for (const test of first.failed) {
  if (!second.failed.some((other) => other.file === test.file && other.name === test.name))
    console.log(`↻ passed only when run again: ${test.name} (${basename(test.file)})`);
}
console.log(`\n${passed} passed, ${second.failed.length} failed`);
process.exitCode = second.failed.length === 0 && passed > 0 ? 0 : 1;
