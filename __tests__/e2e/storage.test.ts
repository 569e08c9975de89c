import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { wordsOf } from '@/games/jime/words';
import { assertQuiet, browserOf, newBrowser, newPage, openTitle, seeHeading } from './browser';
import type { Site } from './site';
import { openSite, scratchFolder } from './site';

const words = wordsOf('en');

const goOnUnsaved = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: words.fault.unsavedInstead, exact: true }).click();
  await seeHeading(page, words.app.name);
  await page.getByText(words.app.unsaved).waitFor();
};

describe('when the book cannot be opened', () => {
  let site: Site;
  before(async () => {
    site = await openSite();
  });

  it('a second tab says that it is open elsewhere, and opens by itself once the first is closed', async () => {
    const context = await newBrowser();
    const first = await newPage(context);
    await openTitle(first, site.address);
    const second = await newPage(context);
    await second.goto(site.address);
    await seeHeading(second, words.fault['open-elsewhere'].title);
    assertQuiet(second);
    await first.close();
    await seeHeading(second, words.app.name);
    assertQuiet(second);
    await context.close();
  });

  it('says that storage is blocked when the browser blocks it for all sites', async () => {
    const profile = scratchFolder();
    mkdirSync(join(profile, 'Default'));
    const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
    writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(blocked));
    const context = await browserOf(profile);
    const page = await newPage(context);
    await page.goto(site.address);
    await seeHeading(page, words.fault['storage-blocked'].title);
    await goOnUnsaved(page);
    assertQuiet(page);
    await context.close();
  });

  it('says that an address without https keeps nothing', async () => {
    const context = await newBrowser({}, ['--host-resolver-rules=MAP book.test 127.0.0.1']);
    const page = await newPage(context);
    await page.goto(site.address.replace('localhost', 'book.test'));
    assert.equal(await page.evaluate(() => isSecureContext), false);
    await seeHeading(page, words.fault['insecure-origin'].title);
    await goOnUnsaved(page);
    assertQuiet(page);
    await context.close();
  });
});
