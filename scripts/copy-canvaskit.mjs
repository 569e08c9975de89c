/**
 * CanvasKit, Skia's WebAssembly, is fetched at run time from the root of the site. It comes with Skia's own
 * package, nested at the version Skia was built for, so it is copied from there and never committed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { startWithLess } from './wasm-memory.mjs';

/** Megabytes that CanvasKit starts with. It asks for 128 by itself, more than a whole map takes, and grows when it needs to. */
const START = 32;

export const copyCanvaskit = () => {
  const skia = createRequire(import.meta.url).resolve('@shopify/react-native-skia/package.json');
  const wasm = createRequire(skia).resolve('canvaskit-wasm/bin/full/canvaskit.wasm');
  const folder = new URL('../public/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL('canvaskit.wasm', folder), startWithLess(readFileSync(wasm), START));
};
