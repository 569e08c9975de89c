import assert from 'node:assert/strict';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { LANGUAGES } from '@/i18n/languages';
import { wordsOf as cardWordsOf } from '@/games/jime/cardWords';
import { wordsOf } from '@/games/jime/words';
import { root } from '../../scripts/expo.mjs';
import {
  LOCALES,
  SIZES,
  assertQuiet,
  chooseOption,
  goBack,
  newBrowser,
  newPage,
  openSettings,
  openTitle,
  seeHeading,
} from './browser';
import { flawsOf, scrollToEnd } from './layout';
import type { Site } from './site';
import { openSite } from './site';

/** Looks at the screen as a person would, and keeps a picture for people who do. */
const look = async (page: Page, name: string): Promise<void> => {
  await page.screenshot({ path: join(root, 'artifacts/screens', `${name}.png`) });
  assert.deepEqual(await flawsOf(page), [], name);
};

describe('nothing is cut and nothing overlaps', () => {
  let site: Site;
  before(async () => {
    site = await openSite();
  });

  it('and the eye that looks sees it when something is', async () => {
    const page = await newPage(await newBrowser());
    await openTitle(page, site.address);
    assert.deepEqual(await flawsOf(page), []);
    const [begin, layMap] = [cardWordsOf('en').newCampaign, cardWordsOf('en').layMap];
    const spoil = async (node: Locator, style: string): Promise<string[]> => {
      await node.evaluate((element, css) => {
        element.style.cssText += css;
      }, style);
      return flawsOf(page);
    };
    const button = page.getByRole('button', { name: begin, exact: true });
    const subtitle = page.getByText(wordsOf('en').app.subtitle);
    const found = [
      ...(await spoil(button, '; position: relative; top: 40px')),
      ...(await spoil(button, '; top: 0; left: 1800px')),
      ...(await spoil(button, '; left: 0; min-width: 0; width: 40px')),
      ...(await spoil(subtitle, '; width: 40px')),
    ];
    const expected = [
      `“${begin}” lies on “${layMap}”`,
      `“${begin}” is cut by the edge`,
      `“${begin}” sticks out of its button`,
      `“${begin}” is 40 × 72`,
      'the word “companion” is broken',
    ];
    assert.deepEqual(
      expected.filter((flaw) => !found.includes(flaw)),
      [],
    );
    await page.context().close();
  });

  for (const language of LANGUAGES)
    for (const theme of ['day', 'night'] as const)
      for (const size of ['landscape', 'portrait'] as const)
        it(`${language}, ${theme}, ${size}`, async () => {
          const words = wordsOf(language);
          const context = await newBrowser({
            locale: LOCALES[language],
            viewport: SIZES[size],
            colorScheme: theme === 'day' ? 'light' : 'dark',
          });
          const page = await newPage(context);
          await openTitle(page, site.address, language);
          for (const text of ['normal', 'largest'] as const) {
            const name = (screen: string): string => [screen, language, theme, size, text].join('-');
            await openSettings(page, language);
            const { label, options } = words.settings.textSize;
            await chooseOption(page, label, options[text]);
            await look(page, name('settings'));
            await scrollToEnd(page);
            await look(page, name('settings-end'));
            await goBack(page, language);
            await look(page, name('title'));
            await page.getByRole('button', { name: words.shelf.credits, exact: true }).click();
            await seeHeading(page, words.credits.title);
            await look(page, name('credits'));
            const { licences } = words.credits;
            for (const [screen, button, title] of [
              ['licences', licences.open, licences.title],
              ['privacy', words.privacy.title, words.privacy.title],
            ] as const) {
              await page.getByRole('button', { name: button, exact: true }).click();
              await seeHeading(page, title);
              await look(page, name(screen));
              await page.getByRole('button', { name: words.app.back, exact: true }).click();
              await seeHeading(page, words.credits.title);
            }
            await goBack(page, language);
          }
          assertQuiet(page);
          await context.close();
        });
});
