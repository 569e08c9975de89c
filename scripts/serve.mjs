/** `npm run serve`: the exported site on this machine, as any plain static host would serve it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './expo.mjs';
import { addressOf, serve } from './static-host.mjs';

const folder = join(root, 'dist', 'web');
if (!existsSync(folder)) {
  console.error('Nothing exported yet: run `npm run export:web` first.');
  process.exit(1);
}
const base = process.env.BASE_URL ?? '';
const server = await serve(folder, { port: Number(process.env.PORT ?? 8080), base });
console.log(`Red Book is at ${addressOf(server, base)}`);
