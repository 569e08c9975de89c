/** Makes an exported web site installable and able to run without the network: page head, service worker, 404 page. */
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fontFilesOf, titleFirst } from './title-first.mjs';

const head = (base) => `
    <link rel="manifest" href="${base}/manifest.webmanifest" />
    <link rel="apple-touch-icon" href="${base}/icons/icon-192.png" />
  `;

/** What the browser shows beside its question whether to install: pictures of the README, listed in the manifest. */
const GALLERY = new URL('../docs/gallery/', import.meta.url);
const SCREENSHOTS = ['adventure.jpg', 'attack.jpg', 'camp.jpg', 'phone.jpg'];

/** What the worker does not keep: itself, what only a host reads, and what is looked at before it is there. */
const LEFT_OUT = new Set([
  ...['sw.js', '404.html', 'metadata.json', '.nojekyll'],
  ...SCREENSHOTS.map((name) => `screenshots/${name}`),
]);

const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !LEFT_OUT.has(path))
    .sort();

const sha256 = (file) => createHash('sha256').update(readFileSync(file)).digest('base64');

/** Written anew whenever a file of the site has changed; the worker's own text is the version the browser compares. */
export const writeServiceWorker = (folder) => {
  const hashes = filesOf(folder).map((path) => [
    path === 'index.html' ? '' : path,
    sha256(join(folder, path)),
  ]);
  const files = `const FILES = ${JSON.stringify(Object.fromEntries(hashes), null, 1)};\n\n`;
  const worker = readFileSync(new URL('service-worker.js', import.meta.url), 'utf8');
  writeFileSync(join(folder, 'sw.js'), files + worker);
};

export const makeInstallable = (folder, base = '') => {
  const page = join(folder, 'index.html');
  const written = readFileSync(page, 'utf8').replace('</head>', () => `${head(base).trimStart()}</head>`);
  writeFileSync(page, titleFirst(written, fontFilesOf(folder), base));
  // A plain host answers an unknown path with 404.html: the app opens there too, before the worker is installed.
  copyFileSync(page, join(folder, '404.html'));
  // GitHub Pages leaves out folders that begin with an underscore unless this file is there.
  writeFileSync(join(folder, '.nojekyll'), '');
  mkdirSync(join(folder, 'screenshots'), { recursive: true });
  for (const name of SCREENSHOTS) copyFileSync(new URL(name, GALLERY), join(folder, 'screenshots', name));
  writeServiceWorker(folder);
};
