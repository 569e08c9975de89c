/**
 * CanvasKit, Skia's WebAssembly, is fetched at run time from the root of the site. It comes with Skia's own
 * package, nested at the version Skia was built for, so it is copied from there and never committed.
 */
import { cpSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

export const copyCanvaskit = () => {
  const skia = createRequire(import.meta.url).resolve('@shopify/react-native-skia/package.json');
  const wasm = createRequire(skia).resolve('canvaskit-wasm/bin/full/canvaskit.wasm');
  const folder = new URL('../public/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  cpSync(wasm, fileURLToPath(new URL('canvaskit.wasm', folder)), { preserveTimestamps: true });
};
