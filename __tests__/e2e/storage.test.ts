import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { wordsOf } from '@/games/jime/words';
import tutorial from '../../campaigns/tutorial/text/en.json';
import {
  assertQuiet,
  browserOf,
  chooseOption,
  newBrowser,
  newPage,
  openSettings,
  openTitle,
  radio,
  seeHeading,
} from './browser';
import { Player } from './player';
import type { Site } from './site';
import { openSite, scratchFolder } from './site';
import { withoutFiles } from './withoutFiles';

const words = wordsOf('en');

const TUTORIAL = tutorial['campaign.name'];
const { theme } = words.settings;

const chooseNight = async (page: Page): Promise<void> => {
  await openSettings(page);
  await chooseOption(page, theme.label, theme.options.night);
};

const assertNight = (page: Page): Promise<void> =>
  radio(page, theme.label, theme.options.night).and(page.locator('[aria-checked="true"]')).waitFor();

const goOnUnsaved = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: words.fault.unsavedInstead, exact: true }).click();
  await seeHeading(page, words.app.name);
  await page.getByText(words.app.unsaved).waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.app.export, exact: true }).click(),
  ]);
  assert.match(file.suggestedFilename(), /^red-book.*\.json$/);
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

  it('stays open when one goes back by the browser’s own button', async () => {
    const context = await newBrowser();
    const page = await newPage(context);
    await openTitle(page, site.address);
    await openSettings(page);
    await page.goBack();
    await seeHeading(page, words.app.name);
    // Longer than a page waits for another to give the book back.
    await page.waitForTimeout(2_500);
    assert.equal(await page.getByText(words.fault['open-elsewhere'].title).count(), 0);
    assertQuiet(page);
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

  it('keeps the book at an address without https, in the browser’s database', async () => {
    const context = await newBrowser({}, ['--host-resolver-rules=MAP book.test 127.0.0.1']);
    const page = await newPage(context);
    const address = site.address.replace('localhost', 'book.test');
    await openTitle(page, address);
    assert.equal(await page.evaluate(() => isSecureContext), false);
    await chooseNight(page);
    await openTitle(page, address);
    await openSettings(page);
    await assertNight(page);
    await page.getByText(words.settings.kept.browser).waitFor();
    assertQuiet(page);
    await context.close();
  });

  it('moves a book from the browser’s database into a file once there are files', async () => {
    const context = await newBrowser();
    const page = await newPage(context);
    await withoutFiles(page);
    await openTitle(page, site.address);
    await chooseNight(page);
    const later = await newPage(context);
    await page.close();
    await openTitle(later, site.address);
    await openSettings(later);
    await assertNight(later);
    await later.getByText(words.settings.kept.file).waitFor();
    assert.deepEqual(
      await later.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)),
      [],
    );
    await openTitle(later, site.address);
    await openSettings(later);
    await assertNight(later);
    assertQuiet(later);
    await context.close();
  });

  it('brings saves made without files over to the book of the file', async () => {
    const context = await newBrowser();
    const first = await newPage(context);
    await openTitle(first, site.address);
    await new Player(first, 'en').beginCampaign(TUTORIAL, ['Gimli', 'Bilbo'], 'In the file');
    await first.close();
    const second = await newPage(context);
    await withoutFiles(second);
    await openTitle(second, site.address);
    await new Player(second, 'en').beginCampaign(TUTORIAL, ['Gimli', 'Bilbo'], 'In the database');
    await second.close();
    const third = await newPage(context);
    await third.goto(`${site.address}/saves`);
    await third.getByText('In the database').first().waitFor();
    await third.getByText('In the file').first().waitFor();
    assertQuiet(third);
    await context.close();
  });
});
