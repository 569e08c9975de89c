/**
 * `npm run export:web`, `export:android`, `export:ios`: the app bundled into dist/<platform>, and scanned for built-ins that its
 * engines lack. A device's bundle lies there twice: as the JavaScript that the device test plays, and as the bytecode that the
 * pinned engine's own compiler makes of it.
 */
import { spawn } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { copyCanvaskit } from './copy-canvaskit.mjs';
import { ended, expo, root } from './expo.mjs';
import { makeInstallable } from './installable.mjs';
import { isClean } from './scan-bundle.mjs';

const platform = process.argv[2];
const folder = join(root, 'dist', platform);
const isWeb = platform === 'web';

/** As Gradle and Xcode bundle a release: names are not shortened, and bytecode is made afterwards. */
const AS_ON_DEVICES = ['--no-minify', '--no-bytecode'];

const HOSTS = { linux: 'linux64-bin/hermesc', darwin: 'osx-bin/hermesc', win32: 'win64-bin/hermesc.exe' };

const compiled = () => {
  const compiler = createRequire(import.meta.url).resolve('hermes-compiler/package.json');
  const scripts = join(folder, '_expo/static/js', platform);
  const script = join(
    scripts,
    readdirSync(scripts).find((name) => name.endsWith('.js')),
  );
  const bytecode = script.replace(/\.js$/, '.hbc');
  return ended(
    spawn(
      join(compiler, '../hermesc', HOSTS[process.platform]),
      ['-emit-binary', '-w', '-out', bytecode, script],
      { stdio: 'inherit' },
    ),
  );
};

const exit = (code) => {
  if (code !== 0) process.exit(code);
};

if (isWeb) copyCanvaskit();
rmSync(folder, { recursive: true, force: true });
const how = isWeb ? [] : AS_ON_DEVICES;
exit(await ended(expo(['export', '--platform', platform, '--output-dir', `dist/${platform}`, ...how])));
if (isWeb) makeInstallable(folder, process.env.BASE_URL);
exit(isClean(folder, platform) ? 0 : 1);
if (!isWeb) exit(await compiled());
