/** The exported site that people, browser tests and measures look at; exported first if it is not there. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './expo.mjs';

export const site = join(root, 'dist/web');

export const ensureExported = () => {
  if (existsSync(join(site, 'sw.js'))) return;
  // Its words go to stderr: a measure's stdout is one JSON line per figure.
  const door = [join(root, 'scripts/export.mjs'), 'web'];
  const { status } = spawnSync(process.execPath, door, { stdio: ['ignore', process.stderr, 'inherit'] });
  if (status !== 0) throw new Error('the site could not be exported');
};
