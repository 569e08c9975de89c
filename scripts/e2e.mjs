/**
 * `npm run e2e`: the browser tests, on the exported site (exported first if it is not there).
 * Words after the command keep only the files whose name contains one of them: `npm run e2e offline`. Tours, which take minutes
 * to picture every screen, run only when they are named: `npm run e2e gallery`.
 */
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { root } from './expo.mjs';
import { ensureExported } from './exported-site.mjs';

ensureExported();
mkdirSync(join(root, 'artifacts/screens'), { recursive: true });

/** Two files run at once: what takes longest begins first, so that nothing long is left alone at the end. */
const LONGEST = ['killed', 'tutorial', 'campaign', 'lcg', 'ruleLinks', 'boardGrowth', 'confrontation', 'tcg'];
const rank = (name) => (LONGEST.indexOf(name.split('.')[0]) + LONGEST.length + 1) % (LONGEST.length + 1);

const folder = join(root, '__tests__/e2e');
const wanted = process.argv.slice(2);
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.test.ts') || (wanted.length > 0 && name.endsWith('.tour.ts')))
  .filter((name) => wanted.length === 0 || wanted.some((word) => name.includes(word)))
  .sort((one, other) => rank(one) - rank(other))
  .map((name) => join(folder, name));

let passed = 0;
let failed = 0;
// A file that dies before its first test is reported as one failed test, so nothing is lost by counting leaves.
const isLeaf = ({ details, name }) => details.type !== 'suite' && !files.includes(name);
const toured = files.some((name) => name.endsWith('.tour.ts'));
const tests = run({ files, concurrency: 2, timeout: toured ? 3_600_000 : 900_000 });
tests.on('test:pass', (test) => (passed += isLeaf(test) ? 1 : 0));
tests.on('test:fail', (test) => (failed += isLeaf(test) || files.includes(test.name) ? 1 : 0));
process.on('exit', () => {
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
});
tests.compose(new spec()).pipe(process.stdout);
