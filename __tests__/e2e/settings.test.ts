import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { wordsOf } from '@/games/jime/words';
import { JIME_SETTINGS } from '@/games/jime/session/settingChoices';
import { SETTINGS } from '@/session/settingChoices';
import {
  assertQuiet,
  chooseOption,
  newBrowser,
  newPage,
  openSettings,
  openTitle,
  radio,
  seeHeading,
} from './browser';
import { openSite } from './site';

const words = wordsOf('en');

/** Every setting of the app and the game but the language, which has a test of its own: its label and its last choice. */
const LABELS = Object.entries({
  ...SETTINGS,
  ...JIME_SETTINGS,
})
  .filter(([name]) => name !== 'language')
  .map(([name, choices]): [group: string, option: string] => {
    const { label, options } = { ...words.settings, ...words.jimeSettings }[name as 'theme'];
    return [label, (options as Record<string, string>)[choices.at(-1) ?? ''] ?? ''];
  });

describe('settings', () => {
  it('survive a reload and a new visit', async () => {
    const { address } = await openSite();
    const context = await newBrowser();
    const page = await newPage(context);
    await openTitle(page, address);
    await openSettings(page);
    for (const labels of LABELS) await chooseOption(page, ...labels);

    await page.reload();
    await seeHeading(page, wordsOf('en').settings.title);
    for (const labels of LABELS) {
      assert.equal(await radio(page, ...labels).getAttribute('aria-checked'), 'true', labels[0]);
    }
    assertQuiet(page);
    await page.close();

    const again = await newPage(context);
    await openTitle(again, address);
    await openSettings(again);
    for (const labels of LABELS) {
      assert.equal(await radio(again, ...labels).getAttribute('aria-checked'), 'true', labels[0]);
    }
    assertQuiet(again);
    await context.close();
  });
});
