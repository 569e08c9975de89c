/**
 * `npm run scan:bundles`: reads the JavaScript of dist/web, dist/android and dist/ios, as far as they are exported, and fails on every
 * use, in packages too, of what the engines it runs on lack. `npm run scan:bundles android=some/folder` reads that folder.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'acorn';
import { root } from './expo.mjs';
import { findMissing } from './find-missing-builtins.cjs';
import { BROWSERS, DEVICE } from './missing-builtins.cjs';

const ENGINES = { web: BROWSERS, android: [DEVICE], ios: [DEVICE] };

/** Uses in packages that are never run where they would fail, so many of each; `around` knows them by what survives shortening. */
const HARMLESS = [
  {
    ...{
      name: /^(request|cancel)IdleCallback$/,
      around: /requestIdleCallback\(.*cancelIdleCallback\(/,
      times: 2,
    },
    why: 'expo-router draws tabs ahead of time by it; the app has a stack and no tabs',
  },
  {
    ...{ name: /^OffscreenCanvas$/, around: /new OffscreenCanvas\(this\.canvas\.clientWidth/, times: 1 },
    why: 'Skia takes a picture of a view by it; the app takes none',
  },
  {
    ...{ name: /^OffscreenCanvas$/, around: /(new|instanceof) OffscreenCanvas/, times: 2 },
    why: 'Skia makes a native buffer of a picture by it; the app makes none',
  },
];

/** So many letters to either side tell where in a package a use is. */
const AROUND = 90;

const usesIn = (path, engines) => {
  const code = readFileSync(path, 'utf8');
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'script' });
  return findMissing(program, engines).map(({ name, lackedBy, node }) => ({
    name,
    lackedBy: lackedBy.filter((engine) => engines.includes(engine)),
    file: basename(path),
    around: code.slice(Math.max(0, node.start - AROUND), node.end + AROUND).replaceAll(/\s+/g, ' '),
  }));
};

const harmlessAmong = (uses, { name, around, times }) =>
  uses.filter((use) => name.test(use.name) && around.test(use.around)).slice(0, times);

/** The uses in a folder of exported JavaScript that would stop an engine of this kind. */
export const scanFolder = (folder, kind) => {
  const files = readdirSync(folder, { recursive: true }).filter((name) => /\.m?js$/.test(name));
  if (files.length === 0) throw new Error(`${folder} holds no JavaScript: bytecode cannot be read`);
  const uses = files.flatMap((name) => usesIn(join(folder, name), ENGINES[kind]));
  return HARMLESS.reduce((left, entry) => {
    const harmless = harmlessAmong(left, entry);
    return left.filter((use) => !harmless.includes(use));
  }, uses);
};

/** Says what was found; true when nothing was. */
export const isClean = (folder, kind) => {
  const uses = scanFolder(folder, kind);
  for (const { name, lackedBy, file, around } of uses)
    console.error(`${file}: ${name} (lacked by ${lackedBy.join(', ')})\n    … ${around} …`);
  console.log(`${folder}: ${uses.length} uses of what its engines lack`);
  return uses.length === 0;
};

const run = (words) => {
  const named = words.map((word) => word.split('='));
  const exported = Object.keys(ENGINES).filter((kind) => existsSync(join(root, 'dist', kind)));
  const wanted = named.length > 0 ? named : exported.map((kind) => [kind, join(root, 'dist', kind)]);
  if (wanted.length === 0)
    throw new Error('nothing is exported: npm run export:web, export:android or export:ios');
  if (!wanted.map(([kind, folder]) => isClean(folder, kind)).every(Boolean)) process.exitCode = 1;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) run(process.argv.slice(2));
