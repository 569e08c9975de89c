/**
 * `npm run export:web`, `export:android`, `export:ios`: the app bundled into dist/<platform>. `export:device` is Android's before it
 * becomes bytecode, for the device test. What can be read is scanned for built-ins that its engines lack.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyCanvaskit } from './copy-canvaskit.mjs';
import { ended, expo, root } from './expo.mjs';
import { makeInstallable } from './installable.mjs';
import { isClean } from './scan-bundle.mjs';

const platform = process.argv[2];
const folder = join(root, 'dist', platform);

if (platform === 'web') copyCanvaskit();
rmSync(folder, { recursive: true, force: true });
const bundled = platform === 'device' ? ['android', '--no-bytecode'] : [platform];
const code = await ended(expo(['export', '--platform', ...bundled, '--output-dir', `dist/${platform}`]));
if (code !== 0) process.exit(code);
if (platform === 'web') makeInstallable(folder, process.env.BASE_URL);
if (['web', 'device'].includes(platform) && !isClean(folder, platform)) process.exit(1);
