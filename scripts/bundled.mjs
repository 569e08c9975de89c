/**
 * `node scripts/bundled.mjs <script> [options]`: bundles a script into one file and runs it. Millions of calls from module to
 * module take nearly twice as long through tsx, which loads each file by itself.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const [script = ''] = process.argv.splice(2, 1);
const outfile = join(mkdtempSync(join(tmpdir(), 'bundled-')), 'script.mjs');
await build({ entryPoints: [script], outfile, bundle: true, platform: 'node', format: 'esm' });
process.argv[1] = outfile;
await import(pathToFileURL(outfile).href);
