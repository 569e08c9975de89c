/**
 * `npm run check:native`: the Android and iOS projects, made from a copy of this one in a temporary folder and thrown away.
 * Expo brings their template along, so nothing is fetched. A warning fails it: what Expo warns of is left out of the app.
 * What must be true of both projects is in native/checks.mjs.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './expo.mjs';
import { CHECKS } from './native/checks.mjs';

const copyProject = (folder) => {
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const parts = new Set(
    stdout
      .split('\n')
      .filter(Boolean)
      .map((path) => path.split('/')[0]),
  );
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
};

/** Exit code and words of `expo prebuild`, with the time of day and the terminal kept out of it. */
const prebuild = (folder) => {
  const cli = join(dirname(createRequire(import.meta.url).resolve('expo/package.json')), 'bin/cli');
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'prebuild', '--no-install'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, CI: '1', NO_COLOR: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1' },
  });
  return { status, said: `${stdout}${stderr}` };
};

/** One check, said in a line or more; true when it holds. */
const passes = ([name, check], folder) => {
  try {
    console.log(`✓ ${name}: ${check(folder)}`);
    return true;
  } catch (cause) {
    console.log(`✗ ${name}: ${cause.message}`);
    return false;
  }
};

const folder = mkdtempSync(join(tmpdir(), 'red-book-native-'));
try {
  copyProject(folder);
  const { status, said } = prebuild(folder);
  process.stdout.write(said);
  const warnings = said.split('\n').filter((line) => /^\s*(»|⚠|✖|›.*warn|warn)/i.test(line));
  const checks = Object.entries(CHECKS);
  const passed = checks.filter((check) => passes(check, folder)).length;
  const failed = checks.length - passed + (status === 0 ? 0 : 1) + warnings.length;
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
