/** A plain static host on this machine: files with their types, 404.html for the rest, no special headers. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

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
