/** `npm start` from an empty cache, as on a fresh clone: how long until it says “Ready”, and what taps wait for from there. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { Player } from '../../__tests__/e2e/player';
import story from '../../campaigns/tutorial/text/en.json';
import { executablePath, flags } from '../chromium.mjs';
import { root } from '../expo.mjs';
import type { Figure, Subject } from '../figures';
import { firstFree } from '../free-port.mjs';

/** A tap that has changed nothing by then was not meant to. */
const PATIENCE_MS = 8_000;

/** Run in the page: from a tap to the frame in which its words, or what is chosen, have changed. */
const WATCHING = `{
  globalThis.taps = [];
  const shown = () =>
    document.body.innerText +
    [...document.querySelectorAll('[aria-checked], [aria-selected]')].map(
      (one) => one.ariaChecked + one.ariaSelected);
  addEventListener('click', ({ target }) => {
    const since = performance.now();
    const before = shown();
    const name = target.closest('[role], button, a')?.innerText.split('\\n')[0] ?? '';
    const look = () => {
      const ms = performance.now() - since;
      if (shown() !== before) globalThis.taps.push({ name, ms });
      else if (ms < ${PATIENCE_MS}) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, true);
}`;

type Tap = { name: string; ms: number };
type Server = { address: string; stop: () => Promise<void> };

/** Settles when the banner says that it is ready. */
const startServer = async (): Promise<Server> => {
  const port = await firstFree(8090);
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs'), '--clear', '--port', `${port}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill();
    await gone;
  };
  for await (const line of createInterface(child.stdout)) {
    if (!/^ *Ready after/.test(line)) continue;
    child.stdout.resume();
    return { address: `http://localhost:${port}/`, stop };
  }
  throw new Error('npm start ended before it was ready');
};

const play = async (page: Page, address: string): Promise<{ first: number; taps: Tap[] }> => {
  const before = performance.now();
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const first = performance.now() - before;
  await page.evaluate(WATCHING);
  const player = new Player(page, 'en');
  await player.beginCampaign(story['campaign.name'], ['Gimli', 'Bilbo'], 'The Bells');
  await player.setUp();
  await player.answerAll('win');
  return { first, taps: await page.evaluate<Tap[]>('globalThis.taps') };
};

export const figures: Subject = async () => {
  const before = performance.now();
  const server = await startServer();
  const ready = performance.now() - before;
  const browser = await chromium.launch({ executablePath, args: flags });
  const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1180, height: 820 } });
  const { first, taps } = await play(page, server.address).finally(async () => {
    await browser.close();
    await server.stop();
  });
  const [slowest, second] = [...taps].sort((one, other) => other.ms - one.ms);
  const figure = (name: string, value = 0): Figure => ({
    name: `npm start: ${name}`,
    value: Math.round(value),
    unit: 'ms',
  });
  return [
    figure('until “Ready”', ready),
    figure('first page', first),
    figure(`slowest of ${taps.length} taps to the first map (${slowest?.name})`, slowest?.ms),
    figure(`second slowest (${second?.name})`, second?.ms),
  ];
};
