/** A static host on this machine: files with their types, 404.html for the rest. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { representationOf } from './representation.mjs';

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.jpg': 'image/jpeg',
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

/** As any host answers that was only given the files. */
const plain = (file) => ({ status: 200, headers: {}, body: () => createReadStream(file) });

const answer = async (folder, base, isCompressing, request) => {
  const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
  const found = path.startsWith(`${base}/`) ? find(folder, path.slice(base.length)) : null;
  const file = found ?? find(folder, '404.html');
  const type = { 'Content-Type': (file && TYPES[extname(file)]) ?? 'application/octet-stream' };
  if (!file) return { status: 404, headers: type };
  const { status, headers, body } = isCompressing
    ? await representationOf(file, found ? request.headers : {})
    : plain(file);
  return { status: found ? status : 404, headers: { ...type, ...headers }, body };
};

const send = (response, { status, headers, body }, isHead) => {
  response.writeHead(status, headers);
  const content = isHead ? undefined : body?.();
  if (content?.pipe) content.pipe(response);
  else response.end(content);
};

/**
 * Resolves once listening; port 0 takes any free one. `base` is the path under which the folder is served; `compresses`
 * says whether it answers as a well kept host does (docs/HOSTING.md).
 */
export const serve = (folder, { port = 0, base = '', compresses = false } = {}) =>
  new Promise((resolve, reject) => {
    const server = createServer((request, response) => {
      answer(folder, base, compresses, request).then(
        (sent) => send(response, sent, request.method === 'HEAD'),
        () => send(response, { status: 500, headers: {} }),
      );
    });
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });

export const addressOf = (server, base = '') => `http://localhost:${server.address().port}${base}/`;
