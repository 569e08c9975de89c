import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { wordsOf } from '@/games/jime/words';
import rulebook from '@/games/jime/rules/rulebook.json';
import type { Language } from '@/i18n/languages';
import { LANGUAGES, LOCALES } from '@/i18n/languages';
import { wordsOf as bookWordsOf } from '@/shell/reference/words';
import { PHONE, SIZES, chooseOption, newBrowser, newPage, openSettings, openTitle } from './browser';
import { pictureEachWay } from './pictureEachWay';
import { openSite } from './site';
import { literal } from './tablePlayer';

const headingOf = (section: string, language: Language): string =>
  rulebook.sections.find((one) => one.section === section)?.heading[language] ?? section;

const WAYS = { ...SIZES, phone: PHONE };

/** Every page of the reference, looked at in one language. */
const look = async (page: Page, address: string, language: Language, named = ''): Promise<string[]> => {
  const { reference, app } = wordsOf(language);
  const book = bookWordsOf(language);
  const flaws: string[] = [];
  // On a phone, or in the largest letters, the parts of the rules stand in one row, which is pushed along.
  const pushedAlong = [reference.everyStep, ...Object.values(reference.step)];
  const isOfRow = (flaw: string): boolean =>
    flaw.endsWith('scrolls sideways') ||
    pushedAlong.some((label) => flaw.endsWith(`“${label}” is cut by the edge`));
  const picture = async (screen: string): Promise<void> => {
    const found = await pictureEachWay(page, WAYS, `reference-${language}${named}`, screen);
    flaws.push(...found.filter((flaw) => !isOfRow(flaw)));
  };
  await page.goto(`${address}/jime/reference`);
  await page.getByRole('tab', { name: book.index, exact: true }).waitFor();
  await picture('contents');
  for (const { id, tab } of reference.pages) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await picture(id);
  }
  await page.getByRole('tab', { name: book.index, exact: true }).click();
  await picture('index');
  await page.getByRole('textbox').fill(headingOf('87', language));
  const found = page.getByRole('link', { name: new RegExp(`^${literal(headingOf('87', language))}`) });
  await found.first().waitFor();
  await picture('search');
  await found.first().click();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByRole('button', { name: book.more, exact: true }).waitFor();
  await picture('sheet');
  await dialog.getByRole('button', { name: book.more, exact: true }).click();
  await picture('sheet-whole');
  await dialog.getByRole('button', { name: app.close, exact: true }).click();
  return flaws;
};

describe('the reference, looked at', async () => {
  const site = await openSite();
  for (const language of LANGUAGES)
    it(`on a tablet and a phone, in ${language}`, async () => {
      const page = await newPage(await newBrowser({ locale: LOCALES[language] }));
      assert.deepEqual(await look(page, site.address, language), []);
      await page.context().close();
    });

  it('in the largest letters, in French, at night', async () => {
    const page = await newPage(await newBrowser({ locale: LOCALES.fr, colorScheme: 'dark' }));
    const { settings } = wordsOf('fr');
    await openTitle(page, site.address, 'fr');
    await openSettings(page, 'fr');
    await chooseOption(page, settings.textSize.label, settings.textSize.options.largest);
    assert.deepEqual(await look(page, site.address, 'fr', '-largest'), []);
    await page.context().close();
  });
});
