import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { wordsOf } from '@/i18n';
import { assertQuiet, newBrowser, newPage, openSettings, openTitle, radio, seeHeading } from './browser';
import { entryOf, openCopy, publishNextVersion } from './site';

/** The worker has taken everything it needs and looks after this page. */
const installed = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

const updateWaits = (page: Page): Promise<unknown> =>
  page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting);

const isUpdateWaiting = (page: Page): Promise<boolean> =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));

/** Asks the host for a newer version and sees its installation through, whether it succeeds or not. */
const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const found = await (await navigator.serviceWorker.ready).update();
    const { installing } = found as ServiceWorkerRegistration;
    if (!installing) return;
    await new Promise<void>((resolve) => {
      installing.onstatechange = () => {
        if (installing.state !== 'installing') resolve();
      };
    });
  });

const versionOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset['version']);

const { textSize } = wordsOf('en').settings;

describe('without the network', () => {
  it('works after one visit, wasm and lazy parts included', async () => {
    const site = await openCopy();
    const page = await newPage(await newBrowser());
    await openTitle(page, site.address);
    await installed(page);
    await site.stop();

    await page.reload();
    await seeHeading(page, wordsOf('en').app.name);
    await openSettings(page);
    await radio(page, textSize.label, textSize.options.largest).click();
    const canvaskit = await page.evaluate(
      async () => (await (await fetch('/canvaskit.wasm')).arrayBuffer()).byteLength,
    );
    assert.ok(canvaskit > 1_000_000);

    await page.goto(`${site.address}settings`);
    await seeHeading(page, wordsOf('en').settings.title);
    assert.equal(
      await radio(page, textSize.label, textSize.options.largest).getAttribute('aria-checked'),
      'true',
    );
    assertQuiet(page);
    await page.context().close();
  });
});

describe('a new version', () => {
  it('installs behind the open page and takes over on the next visit, losing nothing', async () => {
    const site = await openCopy();
    const context = await newBrowser();
    const page = await newPage(context);
    await openTitle(page, site.address);
    await installed(page);
    await openSettings(page);
    await radio(page, textSize.label, textSize.options.large).click();
    await page.close();

    const oldEntry = entryOf(site.folder);
    publishNextVersion(site, '2');
    const visit = await newPage(context);
    await openTitle(visit, site.address);
    assert.equal(await versionOf(visit), undefined);
    await updateWaits(visit);
    assert.ok(!existsSync(join(site.folder, oldEntry)));
    const old = await visit.evaluate(async (path) => (await fetch(`/${path}`)).status, oldEntry);
    assert.equal(old, 200, 'the open page still has its own files');
    assertQuiet(visit);
    await visit.close();

    const next = await newPage(context);
    await openTitle(next, site.address);
    assert.equal(await versionOf(next), '2');
    await openSettings(next);
    assert.equal(
      await radio(next, textSize.label, textSize.options.large).getAttribute('aria-checked'),
      'true',
    );
    assertQuiet(next);
    await context.close();
  });

  it('takes over when the only page is reloaded', async () => {
    const site = await openCopy();
    const page = await newPage(await newBrowser());
    await openTitle(page, site.address);
    await installed(page);
    publishNextVersion(site, '2');
    await page.reload();
    await updateWaits(page);
    assert.equal(await versionOf(page), undefined);
    await page.reload();
    await seeHeading(page, wordsOf('en').app.name);
    await page.waitForFunction(() => document.documentElement.dataset['version'] === '2');
    const kept = await page.evaluate(async () =>
      (await (await caches.open('red-book')).keys()).map(({ url }) => url),
    );
    assert.equal(kept.filter((url) => url.includes('/entry-')).length, 1, 'the old version is swept away');
    assertQuiet(page);
    await page.context().close();
  });

  it('waits while another page of the old one is open', async () => {
    const site = await openCopy();
    const context = await newBrowser();
    const first = await newPage(context);
    await openTitle(first, site.address);
    await installed(first);
    publishNextVersion(site, '2');
    await first.reload();
    await updateWaits(first);

    const second = await newPage(context);
    await second.goto(site.address);
    await seeHeading(second, wordsOf('en').fault['open-elsewhere'].title);
    assert.equal(await versionOf(second), undefined);
    await updateWaits(first);
    await seeHeading(first, wordsOf('en').app.name);
    assertQuiet(first);
    await context.close();
  });

  it('is refused from a host halfway through an upload, and taken once it is whole', async () => {
    const site = await openCopy();
    const page = await newPage(await newBrowser());
    await openTitle(page, site.address);
    await installed(page);
    publishNextVersion(site, '2');
    const entry = join(site.folder, entryOf(site.folder));
    const whole = readFileSync(entry);
    writeFileSync(entry, whole.subarray(0, 1000));
    await lookForUpdate(page);
    assert.equal(await page.evaluate(() => navigator.serviceWorker.controller?.state), 'activated');
    assert.ok(!(await isUpdateWaiting(page)));

    writeFileSync(entry, whole);
    await lookForUpdate(page);
    assert.ok(await isUpdateWaiting(page));
    await page.context().close();
  });
});
