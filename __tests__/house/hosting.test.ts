import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

const ROOT = join(__dirname, '../..');
const SCRIPT = 'const word = "there and back again";\n'.repeat(200);
const HASHED = `entry-${'0a'.repeat(16)}.js`;
const SOUND = Buffer.from(Array.from({ length: 1000 }, (_, at) => at % 251));

let host: ChildProcess;
let folder: string;
let address: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'red-book-host-'));
  writeFileSync(join(folder, 'index.html'), SCRIPT);
  writeFileSync(join(folder, HASHED), SCRIPT);
  writeFileSync(join(folder, 'box.json'), JSON.stringify({ word: SCRIPT }));
  writeFileSync(join(folder, 'canvaskit.wasm'), SCRIPT);
  writeFileSync(join(folder, '404.html'), 'elsewhere');
  writeFileSync(join(folder, 'tap.mp3'), SOUND);
  const script = `
    import { addressOf, serve } from './scripts/static-host.mjs';
    console.log(addressOf(await serve(${JSON.stringify(folder)}, { compresses: true })));`;
  host = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(host.stdout as NonNullable<ChildProcess['stdout']>, 'data')) as [Buffer];
  address = said.toString().trim();
});

afterAll(() => {
  host.kill();
  rmSync(folder, { recursive: true, force: true });
});

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request(`${address}${path}`, { headers, method, agent: false }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(pieces) }),
      );
    });
    asked.on('error', reject).end();
  });

describe('npm run preview and serve', () => {
  it.each(['index.html', HASHED, 'box.json', 'canvaskit.wasm'])(
    'compress %s as the browser reads it',
    async (path) => {
      const whole = await ask(path);
      const brotli = await ask(path, { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
      const zipped = await ask(path, { 'Accept-Encoding': 'gzip, br;q=0' });
      expect(whole.headers['content-encoding']).toBeUndefined();
      expect(brotli.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(brotli.body)).toEqual(whole.body);
      expect(zipped.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(zipped.body)).toEqual(whole.body);
      for (const { headers, body } of [whole, brotli, zipped]) {
        expect(headers.vary).toBe('Accept-Encoding');
        expect(headers['content-length']).toBe(String(body.length));
      }
      expect(new Set([whole, brotli, zipped].map(({ headers }) => headers.etag)).size).toBe(3);
      expect(brotli.body.length).toBeLessThan(whole.body.length / 10);
    },
  );

  it('leave sounds as they are, and send a part of one', async () => {
    const whole = await ask('tap.mp3', { 'Accept-Encoding': 'br' });
    expect(whole.headers['content-encoding']).toBeUndefined();
    expect(whole.headers['accept-ranges']).toBe('bytes');
    expect(whole.body).toEqual(SOUND);
    const parts = { 'bytes=10-19': [10, 20], 'bytes=990-': [990, 1000], 'bytes=-5': [995, 1000] } as const;
    for (const [range, [from, to]] of Object.entries(parts)) {
      const part = await ask('tap.mp3', { Range: range });
      expect(part.status).toBe(206);
      expect(part.headers['content-range']).toBe(`bytes ${from}-${to - 1}/1000`);
      expect(part.body).toEqual(SOUND.subarray(from, to));
    }
    const beyond = await ask('tap.mp3', { Range: 'bytes=2000-' });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */1000']);
  });

  it('send nothing twice', async () => {
    const first = await ask('box.json', { 'Accept-Encoding': 'br' });
    const again = { 'Accept-Encoding': 'br', 'If-None-Match': first.headers.etag ?? '' };
    const second = await ask('box.json', again);
    expect([second.status, second.body.length]).toEqual([304, 0]);
    expect((await ask('box.json', { ...again, 'Accept-Encoding': 'gzip' })).status).toBe(200);
    expect(first.headers['cache-control']).toBe('no-cache');
    expect((await ask(HASHED)).headers['cache-control']).toContain('immutable');
  });

  it('answer a path they do not have with 404.html, and HEAD without a body', async () => {
    const lost = await ask('nowhere');
    expect([lost.status, lost.body.toString()]).toEqual([404, 'elsewhere']);
    const head = await ask('box.json', { 'Accept-Encoding': 'br' }, 'HEAD');
    expect([head.status, head.headers['content-encoding'], head.body.length]).toEqual([200, 'br', 0]);
  });
});

describe('the manifest of the page', () => {
  type Screenshot = { src: string; sizes: string; form_factor: string; label: string };
  const manifest = JSON.parse(readFileSync(join(ROOT, 'public/manifest.webmanifest'), 'utf8')) as {
    [key: string]: unknown;
    screenshots: Screenshot[];
  };

  it('says who it is, in which language, and for what', () => {
    expect(manifest).toMatchObject({ id: 'red-book', lang: 'en', dir: 'ltr' });
    expect(manifest.categories).toContain('games');
  });

  /** Width and height, from the first frame header of a JPEG. */
  const sizeOf = (jpeg: Buffer): string => {
    let at = 2;
    while (!(jpeg[at + 1]! >= 0xc0 && jpeg[at + 1]! <= 0xc3)) at += 2 + jpeg.readUInt16BE(at + 2);
    return `${jpeg.readUInt16BE(at + 7)}x${jpeg.readUInt16BE(at + 5)}`;
  };

  it('shows the app wide and narrow, each picture as large as it says', () => {
    expect(new Set(manifest.screenshots.map((each) => each.form_factor))).toEqual(
      new Set(['wide', 'narrow']),
    );
    const copied = readFileSync(join(ROOT, 'scripts/installable.mjs'), 'utf8');
    for (const { src, sizes, label } of manifest.screenshots) {
      const name = src.replace('screenshots/', '');
      expect(copied).toContain(`'${name}'`);
      expect(sizeOf(readFileSync(join(ROOT, 'docs/gallery', name)))).toBe(sizes);
      expect(label).not.toBe('');
    }
  });
});
