/**
 * `npm run check`, which is also `npm test`: format, types, lint, content, tests. Every step runs even when an
 * earlier one failed, so that one run shows everything; the last line counts steps and jest tests together.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const scratch = mkdtempSync(join(tmpdir(), 'red-book-check-'));
const report = join(scratch, 'jest.json');

const steps = [
  ['format', 'npx', ['prettier', '--check', '--log-level', 'warn', '.']],
  ['types', 'npx', ['tsc', '--noEmit']],
  ['lint', 'npx', ['eslint', '--max-warnings', '0', '.']],
  ['content', 'npm', ['run', '--silent', 'check:campaigns']],
  ['tests', 'npx', ['jest', '--json', `--outputFile=${report}`, ...process.argv.slice(2)]],
];

let passed = 0;
let failed = 0;
for (const [name, command, args] of steps) {
  const start = performance.now();
  console.log(`\n── ${name}`);
  // jest --json prints the whole report on stdout as well; it goes to the file, and people read stderr.
  const stdio = name === 'tests' ? ['ignore', 'ignore', 'inherit'] : 'inherit';
  const { status } = spawnSync(command, args, { stdio });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (status === 0) passed += 1;
  else failed += 1;
}

try {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
  passed += numPassedTests;
  failed += Math.max(numFailedTests, numFailedTestSuites);
} catch {
  failed += 1;
}
rmSync(scratch, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
