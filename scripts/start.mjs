/**
 * `npm start`: the app in development, at a printed address on this machine.
 * Other options go to Expo: `npm start -- --lan` opens it to a tablet with Expo Go; `-- --port 9000`; `-- --clear`.
 */
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { copyCanvaskit } from './copy-canvaskit.mjs';
import { ended, expo } from './expo.mjs';

const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, 'localhost', () => probe.close(() => resolve(true)));
  });

const firstFree = async (port) => ((await isFree(port)) ? port : firstFree(port + 1));

const page = async (address) => {
  for (;;) {
    const answer = await fetch(address).catch(() => null);
    if (answer) return answer.text();
    await pause(500);
  }
};

/** Asks for the page and its script as a browser would, so that the bundle is built before anyone looks. */
const build = async (address) => {
  const script = /<script src="([^"]+)"/.exec(await page(address))?.[1];
  if (!script) return false;
  const bundle = await fetch(new URL(script, address));
  await bundle.arrayBuffer();
  return bundle.ok;
};

const args = process.argv.slice(2);
const asked = args.indexOf('--port');
const port = asked >= 0 ? Number(args[asked + 1]) : await firstFree(8081);
const address = `http://localhost:${port}/`;
const host = args.some((arg) => ['--lan', '--tunnel', '--host', '-m'].includes(arg)) ? [] : ['--localhost'];

copyCanvaskit();
const server = expo(['start', ...host, ...(asked >= 0 ? [] : ['--port', String(port)]), ...args]);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
ended(server).then((code) => process.exit(code));

console.log(`\n  Red Book will be at ${address}`);
console.log('  The first bundle takes 20 to 60 seconds; later ones are quick.\n');
const start = performance.now();
const good = await build(address);
const seconds = Math.round((performance.now() - start) / 1000);
console.log(good ? `\n  Ready after ${seconds} s: open ${address}\n` : '\n  The bundle failed: see above.\n');
