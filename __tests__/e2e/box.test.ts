import assert from 'node:assert/strict';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { LANGUAGES } from '@/i18n/languages';
import type { Language } from '@/i18n/languages';
import { wordsOf as cardWordsOf } from '@/games/jime/cardWords';
import { wordsOf } from '@/games/jime/words';
import { root } from '../../scripts/expo.mjs';
import {
  LOCALES,
  SIZES,
  assertQuiet,
  chooseOption,
  installed,
  newBrowser,
  newPage,
  openTitle,
  radio,
  seeHeading,
} from './browser';
import { flawsOf } from './layout';
import type { Site } from './site';
import { openSite } from './site';

const SHELVES = ['tiles', 'enemies', 'heroes', 'skills', 'items', 'trinkets', 'terrain', 'cards'] as const;

const openDoor = async (page: Page, language: Language, door: 'box' | 'collection'): Promise<void> => {
  const words = wordsOf(language);
  await page.getByRole('button', { name: cardWordsOf(language)[door], exact: true }).click();
  await seeHeading(page, words[door].title);
};

const look = async (page: Page, name: string): Promise<void> => {
  await page.screenshot({ path: join(root, 'artifacts/screens', `${name}.png`) });
  assert.deepEqual(await flawsOf(page), [], name);
};

describe('the box', () => {
  let site: Site;
  before(async () => {
    site = await openSite();
  });

  for (const language of LANGUAGES)
    for (const [shape, viewport] of Object.entries(SIZES))
      it(`shows every shelf, ${language}, ${shape}`, async () => {
        const colorScheme = shape === 'landscape' ? 'light' : 'dark';
        const context = await newBrowser({ viewport, locale: LOCALES[language], colorScheme });
        const page = await newPage(context);
        const words = wordsOf(language).box;
        await openTitle(page, site.address, language);
        await openDoor(page, language, 'box');
        for (const shelf of SHELVES) {
          await page.getByRole('tab', { name: words.tabs[shelf], exact: true }).click();
          await page.waitForTimeout(250);
          await look(page, `box-${shelf}-${language}-${shape}`);
        }
        assertQuiet(page);
        await context.close();
      });

  it('finds a card in the other language, and says so when there is none', async () => {
    const page = await newPage(await newBrowser());
    const words = wordsOf('en').box;
    await openTitle(page, site.address);
    await openDoor(page, 'en', 'box');
    await page.getByRole('tab', { name: words.tabs.enemies, exact: true }).click();
    await page.getByRole('textbox', { name: words.search, exact: true }).fill('troll des collines');
    await page.getByRole('heading', { name: 'Hill Troll' }).waitFor();
    await page.getByRole('textbox', { name: words.search, exact: true }).fill('balrog');
    await page.getByText(words.nothing).waitFor();
    assertQuiet(page);
    await page.context().close();
  });

  it('§56.2 keeps the boxes that are on, and shows what they hold', async () => {
    const context = await newBrowser();
    const page = await newPage(context);
    const words = wordsOf('en');
    await openTitle(page, site.address);
    await openDoor(page, 'en', 'collection');
    await chooseOption(page, 'Shadowed Paths', words.collection.on);
    await look(page, 'collection-en-landscape');
    // Before that the host, which has no page of that address, would complain of the reload.
    await installed(page);
    await page.reload();
    await seeHeading(page, words.collection.title);
    await page.waitForTimeout(300);
    assert.equal(
      await radio(page, 'Shadowed Paths', words.collection.on).getAttribute('aria-checked'),
      'true',
    );
    await page.goto(new URL('jime/box', site.address).href);
    await page.getByRole('tab', { name: words.box.tabs.heroes, exact: true }).click();
    await page.getByRole('textbox', { name: words.box.search, exact: true }).fill('gandalf');
    await page.getByRole('heading', { name: 'Gandalf' }).waitFor();
    assertQuiet(page);
    await context.close();
  });
});
