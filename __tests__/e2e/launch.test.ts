import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { wordsOf } from '@/games/jime/words';
import tutorial from '../../campaigns/tutorial/text/en.json';
import { assertQuiet, newBrowser, newPage, openTitle, seeHeading } from './browser';
import { Player } from './player';
import type { Site } from './site';
import { openSite } from './site';

const words = wordsOf('en');
const { safeLaunch, bookFile, app, shelf } = words;
const SAVE = 'Kept through it all';

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

const downloaded = async (page: Page, name: string): Promise<Buffer> => {
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, name)]);
  return readFileSync(await file.path());
};

const slip = (page: Page) => page.getByRole('button', { name: shelf.goOnWith(SAVE) });

/** The tab dies as one that has run out of memory does, soon after its launch. */
const tear = async (context: BrowserContext, address: string): Promise<void> => {
  const page = await newPage(context);
  await openTitle(page, address);
  await page.waitForTimeout(500);
  const gone = new Promise((resolve) => page.once('crash', resolve));
  page.goto('chrome://crash').catch(() => undefined);
  await gone;
  await page.close();
};

const beginSave = async (context: BrowserContext, address: string): Promise<void> => {
  const page = await newPage(context);
  await openTitle(page, address);
  await new Player(page, 'en').beginCampaign(tutorial['campaign.name'], ['Gimli', 'Bilbo'], SAVE);
  await page.close();
};

/** Writes over the beginning of the book's file, where SQLite looks whether it is one of its own. */
const damageBook = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const folder = (await root.getDirectoryHandle('expo-sqlite')) as unknown as {
      values(): AsyncIterable<FileSystemFileHandle>;
    };
    for await (const handle of folder.values()) {
      const start = await (await handle.getFile()).slice(0, 13).text();
      if (start !== '/red-book.db\0') continue;
      const writable = await handle.createWritable({ keepExistingData: true });
      await writable.write({ type: 'write', position: 4096, data: 'no longer a book of any kind' });
      await writable.close();
    }
  });

describe('a launch after two that broke off', () => {
  let site: Site;
  before(async () => {
    site = await openSite();
  });

  it('opens nothing, hands over every save, and goes on without the game that was open', async () => {
    const context = await newBrowser();
    await beginSave(context, site.address);
    for (let times = 0; times < 2; times += 1) await tear(context, site.address);
    const page = await newPage(context);
    await page.goto(`${site.address}/jime/play?slot=1`);
    await seeHeading(page, safeLaunch.title);
    const file = JSON.parse((await downloaded(page, app.export)).toString()) as {
      content: { slots: { name: string }[] };
    };
    assert.deepEqual(
      file.content.slots.map(({ name }) => name),
      [SAVE],
    );
    await press(page, safeLaunch.titleAlone);
    await seeHeading(page, app.name);
    assert.equal(new URL(page.url()).pathname, '/');
    await page.getByRole('button', { name: shelf.settings }).waitFor();
    assert.equal(await slip(page).count(), 0);
    await page.waitForTimeout(5_500);
    await openTitle(page, site.address);
    await slip(page).waitFor();
    assertQuiet(page);
    await context.close();
  });

  it('starts as always when that is asked for', async () => {
    const context = await newBrowser();
    for (let times = 0; times < 2; times += 1) await tear(context, site.address);
    const page = await newPage(context);
    await page.goto(site.address);
    await seeHeading(page, safeLaunch.title);
    await press(page, safeLaunch.asAlways);
    await seeHeading(page, app.name);
    assertQuiet(page);
    await context.close();
  });

  it('is no such launch after pages that were left or loaded anew, however soon', async () => {
    const context = await newBrowser();
    const page = await newPage(context);
    for (let times = 0; times < 4; times += 1) await openTitle(page, site.address);
    await page.close();
    const next = await newPage(context);
    await openTitle(next, site.address);
    assertQuiet(next);
    await context.close();
  });

  it('and a book that cannot be read at all is handed over as it lies there', async () => {
    const context = await newBrowser();
    await beginSave(context, site.address);
    const page = await newPage(context);
    await page.goto(`${site.address}/manifest.webmanifest`);
    await damageBook(page);
    await page.goto(site.address);
    await seeHeading(page, words.fault.damaged.title);
    await press(page, app.export);
    await page.getByText(bookFile.text).waitFor();
    const book = await downloaded(page, bookFile.share);
    assert.equal(book.subarray(0, 28).toString(), 'no longer a book of any kind');
    assert.ok(book.includes(SAVE));
    await page.getByText(bookFile.shared).waitFor();
    await context.close();
  });
});
