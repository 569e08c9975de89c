/** The Android bundle as it is before it becomes bytecode: exported first if it is not there. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './expo.mjs';

const folder = join(root, 'dist/android/_expo/static/js/android');

const exported = () =>
  existsSync(folder) ? readdirSync(folder).find((name) => name.endsWith('.js')) : undefined;

export const ensureBundle = () => {
  if (exported()) return;
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/export.mjs'), 'android'], {
    stdio: ['ignore', process.stderr, 'inherit'],
  });
  if (status !== 0) throw new Error('the Android bundle could not be exported');
};

/** The file; `DEVICE_BUNDLE` names another. */
export const deviceBundle = () => process.env.DEVICE_BUNDLE ?? join(folder, exported() ?? '');
