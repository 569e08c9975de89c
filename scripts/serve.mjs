/** `npm run serve`: the exported site on this machine, as any plain static host would serve it: no special headers. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './expo.mjs';

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

const find = (folder, path) => {
  const file = join(folder, normalize(path));
  if (!existsSync(file)) return null;
  return statSync(file).isDirectory() ? find(file, 'index.html') : file;
};

/** Resolves once listening; port 0 takes any free one. `base` is the path under which the folder is served. */
export const serve = (folder, { port = 0, base = '' } = {}) =>
  new Promise((resolve, reject) => {
    const server = createServer((request, response) => {
      const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
      const found = path.startsWith(`${base}/`) ? find(folder, path.slice(base.length)) : null;
      const file = found ?? find(folder, '404.html');
      response.writeHead(found ? 200 : 404, {
        'Content-Type': (file && TYPES[extname(file)]) ?? 'application/octet-stream',
      });
      if (file && request.method !== 'HEAD') createReadStream(file).pipe(response);
      else response.end();
    });
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });

export const addressOf = (server, base = '') => `http://localhost:${server.address().port}${base}/`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = join(root, 'dist', 'web');
  if (!existsSync(folder)) {
    console.error('Nothing exported yet: run `npm run export:web` first.');
    process.exit(1);
  }
  const base = process.env.BASE_URL ?? '';
  const server = await serve(folder, { port: Number(process.env.PORT ?? 8080), base });
  console.log(`Red Book is at ${addressOf(server, base)}`);
}
