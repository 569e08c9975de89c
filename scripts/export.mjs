/** `npm run export:web`, `export:android`, `export:ios`: the app bundled into dist/<platform>. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyCanvaskit } from './copy-canvaskit.mjs';
import { ended, expo, root } from './expo.mjs';
import { makeInstallable } from './installable.mjs';

const platform = process.argv[2];
const folder = join(root, 'dist', platform);

if (platform === 'web') copyCanvaskit();
rmSync(folder, { recursive: true, force: true });
const code = await ended(expo(['export', '--platform', platform, '--output-dir', `dist/${platform}`]));
if (code !== 0) process.exit(code);
if (platform === 'web') makeInstallable(folder, process.env.BASE_URL);
