import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { wordsOf } from '@/games/jime/words';
import type { SettingName } from '@/saves/settings';
import { SETTINGS, SETTING_NAMES } from '@/saves/settings';
import { assertQuiet, newBrowser, newPage, openSettings, openTitle, radio, seeHeading } from './browser';
import { openSite } from './site';

/** Every setting but the language, which has a test of its own, set to the last of its choices. */
const NAMES = SETTING_NAMES.filter((name) => name !== 'language');

const labelsOf = (name: SettingName): [group: string, option: string] => {
  const { label, options } = wordsOf('en').settings[name];
  return [label, (options as Record<string, string>)[SETTINGS[name].at(-1) ?? ''] ?? ''];
};

describe('settings', () => {
  it('survive a reload and a new visit', async () => {
    const { address } = await openSite();
    const context = await newBrowser();
    const page = await newPage(context);
    await openTitle(page, address);
    await openSettings(page);
    for (const name of NAMES) {
      await radio(page, ...labelsOf(name)).click();
      await radio(page, ...labelsOf(name))
        .and(page.locator('[aria-checked="true"]'))
        .waitFor();
    }
    // The last choice is still on its way to the disk; nobody reloads within half a second of a touch.
    await page.waitForTimeout(500);

    await page.reload();
    await seeHeading(page, wordsOf('en').settings.title);
    for (const name of NAMES) {
      assert.equal(await radio(page, ...labelsOf(name)).getAttribute('aria-checked'), 'true', name);
    }
    assertQuiet(page);
    await page.close();

    const again = await newPage(context);
    await openTitle(again, address);
    await openSettings(again);
    for (const name of NAMES) {
      assert.equal(await radio(again, ...labelsOf(name)).getAttribute('aria-checked'), 'true', name);
    }
    assertQuiet(again);
    await context.close();
  });
});
