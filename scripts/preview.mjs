/**
 * `npm run preview`: the real thing, as a visitor gets it: exported anew, then served on this machine. `PORT` names the port
 * where the first free one from 8080 on will not do.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ended, root } from './expo.mjs';
import { site } from './exported-site.mjs';
import { firstFree } from './free-port.mjs';
import { addressOf, serve } from './static-host.mjs';

/** What the export usually takes on two cores; the line says how long it has taken so far. */
const USUAL_S = 90;
const SIGNALS = ['SIGINT', 'SIGTERM'];

const exported = async () => {
  const start = performance.now();
  const said = [];
  const exporting = spawn(process.execPath, [join(root, 'scripts/export.mjs'), 'web']);
  for (const stream of [exporting.stdout, exporting.stderr]) stream.on('data', (text) => said.push(text));
  const seconds = () => Math.round((performance.now() - start) / 1000);
  const tell = () => {
    const line = `  Exporting: ${seconds()} s of about ${USUAL_S}`;
    if (process.stdout.isTTY) process.stdout.write(`\r${line}   `);
    else if (seconds() % 10 === 0) console.log(line);
  };
  const clock = setInterval(tell, 1000);
  const stop = (signal) => exporting.kill(signal);
  for (const signal of SIGNALS) process.once(signal, stop);
  const code = await ended(exporting);
  for (const signal of SIGNALS) process.off(signal, stop);
  clearInterval(clock);
  if (code === 0) console.log(`\n  Exported in ${seconds()} s.`);
  else console.error(`\n${said.join('')}`);
  return code;
};

const code = await exported();
if (code !== 0) process.exit(code);
const base = process.env.BASE_URL ?? '';
const port = process.env.PORT ? Number(process.env.PORT) : await firstFree(8080, '127.0.0.1');
const server = await serve(site, { port, base, compresses: true });
console.log(`\n  Red Book is at ${addressOf(server, base)}\n`);
