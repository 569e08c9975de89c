/** What a host sends of a file: compressed if the browser can read that, again only if it has changed, in part if asked for. */
import { createReadStream, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Pictures and sounds are compressed already. */
const COMPRESSIBLE = new Set([
  '.css',
  '.html',
  '.ico',
  '.js',
  '.json',
  '.svg',
  '.ttf',
  '.txt',
  '.wasm',
  '.webmanifest',
]);

/** The better one first. Brotli’s last levels take ten times as long for a twentieth less. */
const ENCODINGS = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 6 }),
};

/** A name with its hash in it is another file when the content is another. */
const HASHED = /[.-][0-9a-f]{32}\.\w+$/;

const wanted = (accept = '') => {
  const taken = accept.split(',').map((part) => part.trim().split(/\s*;\s*q=/));
  const refused = new Set(taken.filter(([, weight]) => Number(weight) === 0).map(([name]) => name));
  const named = new Set(taken.map(([name]) => name));
  return Object.keys(ENCODINGS).find((name) => named.has(name) && !refused.has(name));
};

/** Each file is compressed once for as long as it stays the same. */
const compressed = new Map();
const compress = async (file, encoding, tag) => {
  if (!compressed.has(tag)) compressed.set(tag, readFile(file).then(ENCODINGS[encoding]));
  return compressed.get(tag);
};

/** First and last byte of a single range; null where there is none to be served, undefined where none is asked for. */
const rangeOf = (header, size) => {
  const [, first, last] = header?.match(/^bytes=(\d*)-(\d*)$/) ?? [];
  if (first === undefined || (first === '' && last === '')) return undefined;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return from > to ? null : [from, to];
};

const inPart = (file, size, headers, range) => {
  if (range === null) return { status: 416, headers: { ...headers, 'Content-Range': `bytes */${size}` } };
  const [start, end] = range;
  return {
    status: 206,
    headers: {
      ...headers,
      'Content-Range': `bytes ${start}-${end}/${size}`,
      'Content-Length': end - start + 1,
    },
    body: () => createReadStream(file, { start, end }),
  };
};

/** Status and headers of an answer, and how to get its body. */
export const representationOf = async (file, asked) => {
  const { size, mtimeMs } = statSync(file);
  const isCompressible = COMPRESSIBLE.has(extname(file));
  const encoding = isCompressible ? wanted(asked['accept-encoding']) : undefined;
  const tag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}${encoding ? `-${encoding}` : ''}"`;
  const headers = {
    ETag: tag,
    'Cache-Control': HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(isCompressible ? { Vary: 'Accept-Encoding' } : { 'Accept-Ranges': 'bytes' }),
  };
  if (asked['if-none-match']?.split(/\s*,\s*/).includes(tag)) return { status: 304, headers };
  if (encoding) {
    const bytes = await compress(file, encoding, `${file} ${tag}`);
    const length = { 'Content-Encoding': encoding, 'Content-Length': bytes.length };
    return { status: 200, headers: { ...headers, ...length }, body: () => bytes };
  }
  const range = isCompressible ? undefined : rangeOf(asked.range, size);
  if (range !== undefined) return inPart(file, size, headers, range);
  return { status: 200, headers: { ...headers, 'Content-Length': size }, body: () => createReadStream(file) };
};
