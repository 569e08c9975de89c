import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { wordsOf } from '@/games/jime/words';
import type { Tab } from './bareBrowser';
import { bareBrowser } from './bareBrowser';
import { entryOf, openCopy, publishNextVersion } from './site';

const words = wordsOf('en');
const INSTALLED = `navigator.serviceWorker.controller?.state === 'activated'`;
const UPDATE_WAITS = `navigator.serviceWorker.getRegistration().then((found) => Boolean(found.waiting))`;
const VERSION = `(document.documentElement.dataset.version ?? '1')`;
const shows = (text: string): string => `document.body.innerText.includes(${JSON.stringify(text)})`;
const button = (label: string): string => `document.querySelector('[aria-label="${label}"]')`;

const openTitle = async (tab: Tab, address: string): Promise<void> => {
  await tab.goto(address);
  await tab.until(shows(words.app.subtitle));
};

/** Asks the host for a newer version and sees its installation through, whether it succeeds or not. */
const lookForUpdate = (tab: Tab): Promise<void> =>
  tab.evaluate(`(async () => {
    const { installing } = await (await navigator.serviceWorker.ready).update();
    if (!installing) return;
    await new Promise((resolve) => {
      installing.onstatechange = () => installing.state === 'installing' || resolve();
    });
  })()`);

describe('a new version', () => {
  it('installs behind the open page and takes over on the next visit, losing nothing', async () => {
    const site = await openCopy();
    const newTab = await bareBrowser();
    const first = await newTab();
    await openTitle(first, site.address);
    await first.until(INSTALLED);
    await first.evaluate(`${button(words.shelf.settings)}.click()`);
    const night = button(words.settings.theme.options.night);
    await first.until(`Boolean(${night})`);
    await first.evaluate(`${night}.click()`);
    await first.until(`${night}.getAttribute('aria-checked') === 'true'`);
    await first.close();

    const oldEntry = entryOf(site.folder);
    publishNextVersion(site, '2');
    const second = await newTab();
    await openTitle(second, site.address);
    assert.equal(await second.evaluate(VERSION), '1');
    await second.until(UPDATE_WAITS);
    assert.ok(!existsSync(join(site.folder, oldEntry)));
    const status = await second.evaluate(`fetch('/${oldEntry}').then((answer) => answer.status)`);
    assert.equal(status, 200, 'the open page still has its own files');
    await second.close();

    const third = await newTab();
    await openTitle(third, site.address);
    assert.equal(await third.evaluate(VERSION), '2');
    await third.evaluate(`${button(words.shelf.settings)}.click()`);
    await third.until(`${night}?.getAttribute('aria-checked') === 'true'`);
  });

  it('takes over when the only page is reloaded, and sweeps the old one away', async () => {
    const site = await openCopy();
    const tab = await (await bareBrowser())();
    await openTitle(tab, site.address);
    await tab.until(INSTALLED);
    publishNextVersion(site, '2');
    await lookForUpdate(tab);
    assert.ok(await tab.evaluate(UPDATE_WAITS));
    assert.equal(await tab.evaluate(VERSION), '1');
    await tab.reload();
    await tab.until(`${VERSION} === '2' && ${shows(words.app.subtitle)}`);
    const kept = await tab.evaluate<string[]>(
      `caches.open('red-book').then((cache) => cache.keys()).then((keys) => keys.map(({ url }) => url))`,
    );
    assert.equal(kept.filter((url) => url.includes('/entry-')).length, 1);
  });

  it('waits while another page of the old one is open', async () => {
    const site = await openCopy();
    const newTab = await bareBrowser();
    const first = await newTab();
    await openTitle(first, site.address);
    await first.until(INSTALLED);
    publishNextVersion(site, '2');
    await lookForUpdate(first);

    const second = await newTab();
    await second.goto(site.address);
    await second.until(shows(words.fault['open-elsewhere'].title));
    assert.equal(await second.evaluate(VERSION), '1');
    assert.equal(await first.evaluate(VERSION), '1');
    assert.ok(await first.evaluate(UPDATE_WAITS));
    assert.ok(await first.evaluate(shows(words.app.subtitle)));
  });

  it('is refused from a host halfway through an upload, and taken once it is whole', async () => {
    const site = await openCopy();
    const tab = await (await bareBrowser())();
    await openTitle(tab, site.address);
    await tab.until(INSTALLED);
    publishNextVersion(site, '2');
    const entry = join(site.folder, entryOf(site.folder));
    const whole = readFileSync(entry);
    writeFileSync(entry, whole.subarray(0, 1000));
    await lookForUpdate(tab);
    assert.equal(await tab.evaluate(UPDATE_WAITS), false);
    await tab.reload();
    await tab.until(shows(words.app.subtitle));
    assert.equal(await tab.evaluate(VERSION), '1');

    writeFileSync(entry, whole);
    await lookForUpdate(tab);
    assert.ok(await tab.evaluate(UPDATE_WAITS));
  });
});
