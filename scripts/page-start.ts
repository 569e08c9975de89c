/** How long a page takes to its first frame and to its first useful one, inside the browser's own clock. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { executablePath, flags } from './chromium.mjs';

export type Peer = { url: string; /** Seen on its first useful page, and not before. */ text: string };
/** Milliseconds since the page was asked for; `files` are those asked for before the useful page was drawn. */
export type Start = { frame: number; useful: number; files: string[] };
export type Starts = { cold: Start; warm: Start };

const VIEWPORT = { width: 1180, height: 820 };
/** What a page does by itself once it can be used: a worker that stores it, a saved game read. */
const REST_MS = 3_000;

/** Looks at every frame for the text, and notes when that frame has been drawn. */
const watching = (text: string): string => `{
  const words = ${JSON.stringify(text)};
  const isShown = () => {
    const found = document.evaluate(
      '//body//*[not(self::script or self::noscript)]/text()', document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
    for (let i = 0; i < found.snapshotLength; i += 1) {
      const node = found.snapshotItem(i);
      if (node.data.includes(words) && node.parentElement.checkVisibility({ opacityProperty: true })) return true;
    }
    return false;
  };
  const look = () => {
    if (!document.body || !isShown()) return requestAnimationFrame(look);
    const seen = performance.now();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (globalThis.pageStart = { seen, useful: performance.now() });
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
}`;

const MEASURED = `(() => {
  const { seen, useful } = globalThis.pageStart;
  const resources = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < seen);
  const frame = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? useful;
  return { frame, useful: Math.max(frame, useful), files: resources.map(({ name }) => new URL(name).pathname) };
})()`;

/** A worker that is storing the page has it whole before the page is left. */
const STORED = `(async () => {
  const stored = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  return !stored?.installing;
})()`;

const startOf = async (page: Page, { url, text }: Peer): Promise<Start> => {
  await page.addInitScript(watching(text));
  await page.goto(url);
  await page.waitForFunction('globalThis.pageStart');
  await page.waitForTimeout(REST_MS);
  await page.waitForFunction(STORED, null, { timeout: 120_000, polling: 500 });
  return page.evaluate<Start>(MEASURED);
};

const inProfile = async (profile: string, peer: Peer): Promise<Start> => {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: flags,
    viewport: VIEWPORT,
    locale: 'en-GB',
  });
  const start = await startOf(await context.newPage(), peer);
  await context.close();
  return start;
};

/** Once in a browser that has never seen the page, and once more after that browser was closed. */
export const startTwice = async (peer: Peer): Promise<Starts> => {
  const profile = mkdtempSync(join(tmpdir(), 'red-book-start-'));
  try {
    return { cold: await inProfile(profile, peer), warm: await inProfile(profile, peer) };
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
};
