/**
 * `npm run test:device`: the exported Android bundle (exported first if it is not there), played in Node on a device without a
 * screen. Words after the command keep only the files whose name contains one of them: `npm run test:device killed`.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { ensureBundle } from './device-bundle.mjs';
import { root } from './expo.mjs';

if (!process.env.DEVICE_BUNDLE) ensureBundle();

const folder = join(root, '__tests__/device');
const wanted = process.argv.slice(2);
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.test.ts'))
  .filter((name) => wanted.length === 0 || wanted.some((word) => name.includes(word)))
  .map((name) => join(folder, name));

let passed = 0;
let failed = 0;
const isLeaf = ({ details, name }) => details.type !== 'suite' && !files.includes(name);
const tests = run({ files, concurrency: 2, timeout: 1_800_000 });
tests.on('test:pass', (test) => (passed += isLeaf(test) ? 1 : 0));
tests.on('test:fail', (test) => (failed += isLeaf(test) || files.includes(test.name) ? 1 : 0));
const report = tests.compose(new spec());
report.on('end', () => {
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
});
report.pipe(process.stdout, { end: false });
