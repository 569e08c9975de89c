/** A crowded board in Chromium: what a frame costs while it is panned, and whether panning leaves anything behind. */
import type { CDPSession, Page } from 'playwright-core';
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

/** Megabytes held after the rubbish is gone: the page's own, and those of the painter's separate memory. */
const memoryOf = async (page: Page, devtools: CDPSession): Promise<number> => {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const painter = await page.evaluate<number>('CanvasKit.HEAPU8.byteLength');
  return (usedSize + painter) / 1e6;
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

export const figures: Subject = async () => {
  ensureExported();
  const host = await serve(site);
  const browser = await chromium.launch({ executablePath, args: flags });
  const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1180, height: 820 } });
  await openFullTable(page, addressOf(host));
  await page.evaluate(WATCH);
  for (let turn = 0; turn < TIMED; turn += 1) await pan(page, turn, 24);
  const frames = await framesSeen(page);
  const devtools = await page.context().newCDPSession(page);
  for (let turn = 0; turn < WARMING; turn += 1) await pan(page, turn, 4);
  const before = await memoryOf(page, devtools);
  for (let turn = 0; turn < PANS; turn += 1) await pan(page, turn, 4);
  const after = await memoryOf(page, devtools);
  await browser.close();
  host.close();
  return [
    ...framesOf(frames),
    { name: `board, memory after ${WARMING} pans`, value: rounded(before), unit: 'MB' },
    { name: `board, memory after ${PANS} more`, value: rounded(after), unit: 'MB' },
  ];
};
