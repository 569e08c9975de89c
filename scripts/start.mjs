/**
 * `npm start`: the app in development, at a printed address on this machine.
 * Other options go to Expo: `npm start -- --lan` opens it to a tablet with Expo Go; `-- --port 9000`; `-- --clear`.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { copyCanvaskit } from './copy-canvaskit.mjs';
import { ended, expo } from './expo.mjs';
import { firstFree } from './free-port.mjs';
import { warm } from './warm.mjs';

const page = async (address) => {
  for (;;) {
    const answer = await fetch(address).catch(() => null);
    if (answer) return answer.text();
    await pause(500);
  }
};

const secondsSince = (start) => Math.round((performance.now() - start) / 1000);

/** One line that counts up where it can be written over; elsewhere a line for every tenth part. */
const progress = (done, known) => {
  const line = `  Bundling: ${done} of ${known} parts`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}   ${done === known ? '\n' : ''}`);
  else if (done % 10 === 1 || done === known) console.log(line);
};

/** Every part of the app is bundled before anyone looks: a first tap would otherwise stand for half a minute. */
const build = async (address) => {
  const script = /<script src="([^"]+)"/.exec(await page(address))?.[1];
  if (!script) throw new Error('the page names no script');
  await warm(new URL(script, address).href, progress);
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
console.log('  The first time everything is bundled, which takes a minute or two; later it is quick.\n');
const start = performance.now();
try {
  await build(address);
  console.log(`\n  Ready after ${secondsSince(start)} s: open ${address}\n`);
} catch (cause) {
  console.log(`\n  The bundle failed: ${cause.message}\n`);
}
