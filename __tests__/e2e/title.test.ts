import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { LANGUAGES } from '@/i18n/languages';
import { wordsOf as cardWordsOf } from '@/games/jime/cardWords';
import { wordsOf as confrontationCardWordsOf } from '@/games/confrontation/cardWords';
import { wordsOf as lcgCardWordsOf } from '@/games/lcg/cardWords';
import { wordsOf as tcgCardWordsOf } from '@/games/tcg/cardWords';
import { wordsOf } from '@/games/jime/words';
import {
  LOCALES,
  MOVING,
  assertQuiet,
  goBack,
  newBrowser,
  newPage,
  openSettings,
  openTitle,
  radio,
  seeHeading,
} from './browser';
import type { Site } from './site';
import { openSite } from './site';

describe('the title page', () => {
  let site: Site;
  before(async () => {
    site = await openSite();
  });

  for (const language of LANGUAGES) {
    it(`speaks ${LOCALES[language]} to a device in ${LOCALES[language]}`, async () => {
      const page = await newPage(await newBrowser({ locale: LOCALES[language] }));
      await openTitle(page, site.address, language);
      await page.getByText(wordsOf(language).app.subtitle).waitFor();
      assert.equal(await page.title(), wordsOf(language).app.name);
      assert.equal(await page.locator('html').getAttribute('lang'), language);
      assertQuiet(page);
      await page.context().close();
    });
  }

  it('changes its language without a reload', async () => {
    const page = await newPage(await newBrowser({ locale: LOCALES.en }));
    await openTitle(page, site.address);
    await openSettings(page);
    const words = wordsOf('en').settings.language;
    await radio(page, words.label, words.options.fr).click();
    await seeHeading(page, wordsOf('fr').settings.title);
    assertQuiet(page);
    await page.context().close();
  });

  it('leads to every page it offers, and back, while pages fade in', async () => {
    const page = await newPage(await newBrowser(MOVING));
    await openTitle(page, site.address);
    const jime = cardWordsOf('en');
    const { saves, settings, credits } = wordsOf('en').shelf;
    const { newGame, reference, cards, scores } = lcgCardWordsOf('en');
    const { newGame: play, guide, results } = confrontationCardWordsOf('en');
    const tcg = tcgCardWordsOf('en');
    const ofJime = [jime.newCampaign, jime.layMap, jime.box, jime.reference, jime.collection];
    const ofLcg = [newGame, reference, cards, scores];
    const ofTcg = [tcg.newGame, tcg.reference, tcg.cards, tcg.games];
    const links = [...ofJime, ...ofLcg, ...ofTcg, play, guide, results, saves, settings, credits];
    assert.equal(await page.getByRole('main').getByRole('button').count(), links.length);
    for (const link of links) {
      await page.getByRole('button', { name: link, exact: true }).click();
      await page.waitForURL((url) => url.pathname !== '/');
      await goBack(page);
    }
    assertQuiet(page);
    await page.context().close();
  });

  it('can be walked through with the keyboard alone', async () => {
    const page = await newPage(await newBrowser());
    await openTitle(page, site.address);
    const settings = page.getByRole('button', { name: wordsOf('en').shelf.settings, exact: true });
    for (
      let press = 0;
      press < 10 && !(await settings.evaluate((node) => node.matches(':focus')));
      press += 1
    ) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await seeHeading(page, wordsOf('en').settings.title);
    // The heading of a page has the focus when it opens; the way back stands before it.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await seeHeading(page, wordsOf('en').app.name);
    assertQuiet(page);
    await page.context().close();
  });
});
