/** What the exported site costs until its title is drawn, in a browser that has never seen it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';
import { executablePath, flags } from '../chromium.mjs';
import { ensureExported, site } from '../exported-site.mjs';
import type { Subject } from '../figures';
import { addressOf, serve } from '../static-host.mjs';

const ROUNDS = 5;

export type Opening = { milliseconds: number; files: string[] };

/** Opens the title once. The service worker is kept away: what it stores for later is not needed for the title. */
const open = async (browser: Browser): Promise<Opening> => {
  const host = await serve(site);
  const files: string[] = [];
  host.on('request', ({ url = '/' }) => files.push(url.split('?')[0] ?? ''));
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(addressOf(host));
  const drawn = await page.waitForFunction(() => {
    const title = document.querySelector('[role="main"] h1');
    return title?.checkVisibility() ? performance.now() : 0;
  });
  const opening = { milliseconds: await drawn.jsonValue(), files: [...files] };
  await context.close();
  host.close();
  return opening;
};

export const openTitle = async (rounds: number): Promise<Opening[]> => {
  ensureExported();
  const openings: Opening[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const browser = await chromium.launch({ executablePath, args: flags });
    openings.push(await open(browser));
    await browser.close();
  }
  return openings;
};

/** Kilobytes of JavaScript as a host with gzip would send them. */
export const javascriptOf = ({ files }: Opening): number => {
  const scripts = files.filter((path) => path.endsWith('.js'));
  const bytes = scripts.map((path) => gzipSync(readFileSync(join(site, decodeURIComponent(path)))).length);
  return Math.round(bytes.reduce((sum, size) => sum + size, 0) / 1000);
};

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

export const figures: Subject = async () => {
  const openings = await openTitle(ROUNDS);
  return [
    {
      name: 'title, JavaScript until it is drawn',
      value: Math.max(...openings.map(javascriptOf)),
      unit: 'kB gzip',
    },
    {
      name: `title, cold start: median of ${ROUNDS}`,
      value: Math.round(median(openings.map((one) => one.milliseconds))),
      unit: 'ms',
    },
  ];
};
