import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Language } from '@/i18n/languages';
import { LANGUAGES } from '@/i18n/languages';
import { wordsOf } from '@/games/jime/words';
import { JIME_SETTINGS } from '@/games/jime/session/settingChoices';
import { SETTINGS } from '@/session/settingChoices';
import { root } from '../../scripts/expo.mjs';
import {
  LOCALES,
  SIZES,
  assertQuiet,
  chooseOption,
  goBack,
  installed,
  newBrowser,
  newPage,
  openSettings,
  openTitle,
  radio,
  seeHeading,
} from './browser';
import { hiddenHeight } from './layout';
import { Player } from './player';
import { openSite } from './site';

const words = wordsOf('en');

const tutorialIn = (language: Language): string =>
  JSON.parse(readFileSync(join(root, `campaigns/tutorial/text/${language}.json`), 'utf8'))['campaign.name'];

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
    // A plain host knows no such page: the worker answers for it, once it is there.
    await installed(page);

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

  for (const language of LANGUAGES)
    it(`the largest letters leave the items of two heroes in sight on a lying tablet, in ${language}`, async () => {
      const { address } = await openSite();
      const page = await newPage(await newBrowser({ locale: LOCALES[language], viewport: SIZES.landscape }));
      const player = new Player(page, language);
      const { label, options } = player.words.settings.textSize;
      await openTitle(page, address, language);
      await openSettings(page, language);
      await chooseOption(page, label, options.largest);
      await goBack(page, language);
      await player.toItems(tutorialIn(language), ['Gimli', 'Bilbo']);
      await page.waitForTimeout(250);
      assert.equal(await hiddenHeight(page), 0);
      assertQuiet(page);
      await page.context().close();
    });
});
