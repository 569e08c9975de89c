/** A crowded board in Chromium: what a frame costs while it is panned, how much memory it takes, and whether anything is left behind. */
import type { Browser, CDPSession, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { wordsOf } from '@/games/jime/words';
import names from '../../campaigns/sample-maps/text/en.json';
import { executablePath, flags } from '../chromium.mjs';
import { ensureExported, site } from '../exported-site.mjs';
import type { Figure, Subject } from '../figures';
import { addressOf, serve } from '../static-host.mjs';

const words = wordsOf('en');
/** Pans whose frames are timed. */
const TIMED = 30;
/** The painter's memory finds its size in these, and must be what it was after those. */
const WARMING = 800;
const PANS = 500;
/** Screens of a plain monitor, of a tablet. */
const RATIOS = [1, 2];
/** From the whole map to the nearest. */
const STEPS = 7;
const AGAIN = 10;
/** Megabytes an old tablet has to spare. */
const LIMIT = 96;
/** A frame longer than this is seen to stutter. */
const LONG = 32;

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** Twenty tiles, forty tokens, twelve groups and five heroes, all on the table. */
const openFullTable = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${address}jime/lay-map?seed=1`);
  await page.getByRole('radio', { name: names['map.evening'], exact: true }).click();
  for (let heroes = 3; heroes < 5; heroes += 1) await press(page, words.app.more(words.layMap.heroes));
  await press(page, words.layMap.draw);
  await press(page, words.layMap.whole);
  await page.locator('canvas').waitFor();
  await page.waitForTimeout(1500);
};

const pan = async (page: Page, turn: number, steps: number): Promise<void> => {
  const angle = (turn * 2 * Math.PI) / 7;
  const [x, y] = [420 + 40 * Math.cos(angle), 380 + 40 * Math.sin(angle)];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 180 * Math.cos(angle), y - 180 * Math.sin(angle), { steps });
  await page.mouse.up();
};

/** Run in the page as it stands: a compiler's marks on a function's name would be unknown there. */
const WATCH = `{
  globalThis.frames = [];
  let last = performance.now();
  const frame = (now) => {
    frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}`;

const framesSeen = async (page: Page): Promise<number[]> => {
  const frames = await page.evaluate<number[]>('frames.slice(1)');
  return frames.sort((a, b) => a - b);
};

/** Megabytes of the painter's own memory, which only grows: the most that was ever needed. */
const painterOf = (page: Page): Promise<number> => page.evaluate<number>('CanvasKit.HEAPU8.byteLength / 1e6');

/** Megabytes the page holds after the rubbish is gone, the painter's among them. */
const memoryOf = async (page: Page, devtools: CDPSession): Promise<number> => {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 1e6 + (await painterOf(page));
};

const rounded = (value: number): number => Number(value.toFixed(1));

const framesOf = (frames: readonly number[]): Figure[] => {
  const at = (share: number): number => frames[Math.floor(share * (frames.length - 1))] ?? 0;
  const long = frames.filter((time) => time > LONG).length;
  return [
    { name: `board, panning ${frames.length} frames: p50`, value: rounded(at(0.5)), unit: 'ms' },
    { name: 'board, panning: p95', value: rounded(at(0.95)), unit: 'ms' },
    { name: 'board, panning: p99', value: rounded(at(0.99)), unit: 'ms' },
    {
      name: `board, panning: frames over ${LONG} ms`,
      value: rounded((100 * long) / frames.length),
      unit: '%',
    },
  ];
};

const newPage = (browser: Browser, deviceScaleFactor = 1): Promise<Page> =>
  browser.newPage({ locale: 'en-GB', viewport: { width: 1180, height: 820 }, deviceScaleFactor });

const panned = async (browser: Browser, address: string): Promise<Figure[]> => {
  const page = await newPage(browser);
  await openFullTable(page, address);
  await page.evaluate(WATCH);
  for (let turn = 0; turn < TIMED; turn += 1) await pan(page, turn, 24);
  const frames = await framesSeen(page);
  const devtools = await page.context().newCDPSession(page);
  for (let turn = 0; turn < WARMING; turn += 1) await pan(page, turn, 4);
  const before = await memoryOf(page, devtools);
  for (let turn = 0; turn < PANS; turn += 1) await pan(page, turn, 4);
  const after = await memoryOf(page, devtools);
  await page.close();
  return [
    ...framesOf(frames),
    { name: `board, memory after ${WARMING} pans`, value: rounded(before), unit: 'MB' },
    { name: `board, memory after ${PANS} more`, value: rounded(after), unit: 'MB' },
  ];
};

/** As near as it goes and back, moved about on the way, so that every part is painted as finely as it can be seen. */
const lookEverywhere = async (page: Page): Promise<void> => {
  for (const button of [words.board.larger, words.board.smaller])
    for (let step = 0; step < STEPS; step += 1) {
      await press(page, button);
      await pan(page, step, 4);
      await page.waitForTimeout(500);
    }
};

/** A table left and opened anew needs no more memory than one. */
const openAgain = async (page: Page): Promise<void> => {
  await press(page, words.layMap.another);
  await press(page, words.layMap.draw);
  await press(page, words.layMap.whole);
  await page.locator('canvas').waitFor();
  await page.waitForTimeout(600);
};

const painted = async (browser: Browser, address: string, ratio: number): Promise<Figure[]> => {
  const page = await newPage(browser, ratio);
  await openFullTable(page, address);
  await lookEverywhere(page);
  const once = await painterOf(page);
  for (let time = 0; time < AGAIN; time += 1) await openAgain(page);
  const again = await painterOf(page);
  await page.close();
  const of = `board, the painter's memory, ${ratio} points to a point`;
  return [
    { name: `${of}: far, near and everywhere`, value: rounded(once), unit: 'MB', limit: LIMIT },
    { name: `${of}: opened ${AGAIN} times more`, value: rounded(again), unit: 'MB', limit: LIMIT },
  ];
};

export const figures: Subject = async () => {
  ensureExported();
  const host = await serve(site);
  const browser = await chromium.launch({ executablePath, args: flags });
  const address = addressOf(host);
  const found = await panned(browser, address);
  for (const ratio of RATIOS) found.push(...(await painted(browser, address, ratio)));
  await browser.close();
  host.close();
  return found;
};
