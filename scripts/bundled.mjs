/**
 * `node scripts/bundled.mjs <script> [options]`: bundles a script into one file and runs it. Millions of calls from module to
 * module take nearly twice as long through tsx, which loads each file by itself.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const [script = ''] = process.argv.splice(2, 1);
const folder = mkdtempSync(join(tmpdir(), 'bundled-'));
const outfile = join(folder, 'script.mjs');
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
await build({ entryPoints: [script], outfile, bundle: true, platform: 'node', format: 'esm' });
process.argv[1] = outfile;
await import(pathToFileURL(outfile).href);
