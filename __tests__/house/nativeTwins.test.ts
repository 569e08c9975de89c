import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const WEB = /\.web\.tsx?$/;

/** Files that only a browser loads. */
const PATHS = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'app'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => WEB.test(path) && existsSync(join(ROOT, path)));

const found = (stem: string): string | undefined =>
  [`${stem}.ts`, `${stem}.tsx`].find((path) => existsSync(join(ROOT, path)));

/** What a device would miss for this file of the web. */
const missing = (path: string): string[] => {
  const stem = path.replace(WEB, '');
  const test = found(`${stem.replace(/^src/, '__tests__')}.native.test`);
  const isTested =
    test !== undefined && readFileSync(join(ROOT, test), 'utf8').includes(`'${stem.replace(/^src/, '@')}'`);
  return [
    ...(found(stem) ? [] : [`${path}: no twin for devices`]),
    ...(isTested ? [] : [`${path}: its twin has no test ending in .native.test`]),
  ];
};

describe('a file for browsers alone', () => {
  it('has a twin for devices with a test under the native preset', () => {
    expect(PATHS.length).toBeGreaterThan(0);
    expect(PATHS.flatMap(missing)).toEqual([]);
  });

  it('is missed when its twin or its test is not there', () => {
    expect(missing('src/ui/nowhere.web.ts')).toEqual([
      'src/ui/nowhere.web.ts: no twin for devices',
      'src/ui/nowhere.web.ts: its twin has no test ending in .native.test',
    ]);
  });
});
