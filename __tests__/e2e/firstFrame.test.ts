import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { wordsOf as cardWordsOf } from '@/games/jime/cardWords';
import { wordsOf } from '@/games/jime/words';
import type { Language } from '@/i18n/languages';
import { LANGUAGES } from '@/i18n/languages';
import { PALETTES } from '@/ui/palette';
import {
  LOCALES,
  PHONE,
  SIZES,
  assertQuiet,
  browserOf,
  chooseOption,
  newBrowser,
  newPage,
  openSettings,
  openTitle,
  seeHeading,
} from './browser';
import { FONTS, SQLITE, holdBack } from './heldBack';
import { kill, openAfterKill, toldOf } from './kill';
import { Player } from './player';
import type { Site } from './site';
import { openSite, scratchFolder } from './site';

const words = wordsOf('en');
const TUTORIAL = (
  JSON.parse(readFileSync('campaigns/tutorial/text/en.json', 'utf8')) as Record<string, string>
)['campaign.name'];

/** Requests that a worker answers would pass what is held back. */
const withoutWorker = async (context: BrowserContext): Promise<BrowserContext> => {
  await context.addInitScript('delete Navigator.prototype.serviceWorker');
  return context;
};

const opening = (page: Page, language: Language = 'en') =>
  page.getByRole('status').getByText(wordsOf(language).app.opening);

/** In each frame: the heading that is read, and the colour behind everything. */
const WATCH = `{
  globalThis.framesSeen = [];
  const look = () => {
    const ground = getComputedStyle(document.querySelector('[role=main]') ?? document.documentElement);
    const heading = document.querySelector('h1')?.textContent ?? '';
    globalThis.framesSeen.push(heading + ' ' + ground.backgroundColor);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}`;
const framesSeen = async (page: Page): Promise<string[]> => [
  ...new Set(await page.evaluate<string[]>('framesSeen')),
];

const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

type Place = { name: string; x: number; y: number; width: number; height: number };

/** Where everything stands that can be read or touched. */
const places = (page: Page): Promise<Place[]> =>
  page.locator('h1, h2, [role=button]').evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const name = one.getAttribute('aria-label') ?? one.textContent ?? '';
      return { name, x, y, width, height };
    }),
  );

/** Letters of nearly the same width push a word beside them by so many points. */
const ASIDE = 12;
/** A line more or less in a card that is centred moves what is in it by half of it. */
const HALF_A_LINE = 14;

const moved = (early: readonly Place[], late: readonly Place[]): string[] =>
  late.flatMap((now, i) => {
    const then = early[i];
    const isStill =
      then?.name === now.name &&
      Math.abs(then.y - now.y) < HALF_A_LINE &&
      Math.abs(then.height - now.height) < 1 &&
      Math.abs(then.x - now.x) < ASIDE;
    return isStill ? [] : [`${JSON.stringify(then)} → ${JSON.stringify(now)}`];
  });

const beginTutorial = async (page: Page): Promise<void> => {
  const player = new Player(page, 'en');
  await player.beginCampaign(TUTORIAL ?? '', ['Gimli', 'Bilbo'], 'The Bells');
};

const goOn = (page: Page) =>
  page.getByRole('button', { name: words.shelf.goOnWith('The Bells'), exact: true });

/** The step of the set-up at which the campaign was left. */
const seeSetUp = (page: Page): Promise<void> => seeHeading(page, words.campaign.setUp.pages['new.2'].title);

describe('before the book is open and the fonts are there', () => {
  let site: Site;
  before(async () => {
    site = await openSite();
  });

  it('the first frame is in the language, light and size that were chosen, and none before it', async () => {
    const context = await withoutWorker(await newBrowser({ colorScheme: 'light' }));
    const first = await newPage(context);
    await openTitle(first, site.address);
    await openSettings(first);
    const { theme, textSize, language } = words.settings;
    await chooseOption(first, theme.label, theme.options.night);
    await chooseOption(first, textSize.label, textSize.options.large);
    await first
      .getByRole('radiogroup', { name: language.label })
      .getByRole('radio', { name: language.options.fr, exact: true })
      .click();
    await seeHeading(first, wordsOf('fr').settings.title);
    await first.close();

    const release = await holdBack(context, SQLITE);
    const page = await newPage(context);
    await page.addInitScript(WATCH);
    await openTitle(page, site.address, 'fr');
    const scale = await page
      .locator('h2')
      .first()
      .evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
    assert.equal(scale, Math.round(22 * 1.15));
    await release();
    await page.getByRole('button', { name: wordsOf('fr').shelf.settings, exact: true }).click();
    await seeHeading(page, wordsOf('fr').settings.title);
    const night = rgb(PALETTES.night.ground);
    const seen = await framesSeen(page);
    assert.deepEqual(
      seen.filter((frame) => !frame.endsWith(night) || frame.includes(words.app.name)),
      [],
      seen.join('\n'),
    );
    assertQuiet(page);
    await context.close();
  });

  it('a tap on a new campaign waits in sight, and leads there once the book is open', async () => {
    const context = await withoutWorker(await newBrowser());
    const release = await holdBack(context, SQLITE);
    const page = await newPage(context);
    await openTitle(page, site.address);
    await page.getByRole('button', { name: cardWordsOf('en').newCampaign, exact: true }).click();
    await opening(page).waitFor();
    await release();
    await seeHeading(page, words.campaign.newGame.steps.campaign);
    assertQuiet(page);
    await context.close();
  });

  it('a tap on Continue opens the save of the last time, and so does a reload of the game itself', async () => {
    const context = await withoutWorker(await newBrowser());
    const first = await newPage(context);
    await openTitle(first, site.address);
    await beginTutorial(first);
    await first.close();

    const release = await holdBack(context, SQLITE);
    const page = await newPage(context);
    await openTitle(page, site.address);
    await goOn(page).click();
    await opening(page).waitFor();
    await release();
    await seeSetUp(page);
    // The host has no page of that address and says so when it is loaded again.
    assertQuiet(page);
    await context.unroute(SQLITE);

    const again = await holdBack(context, SQLITE);
    await page.reload();
    await opening(page).waitFor();
    await again();
    await seeSetUp(page);
    await context.close();
  });

  it('a book that does not open says so, also to somebody who has tapped already', async () => {
    const context = await withoutWorker(await newBrowser());
    const first = await newPage(context);
    await openTitle(first, site.address);
    await beginTutorial(first);
    const second = await newPage(context);
    await openTitle(second, site.address);
    await goOn(second).click();
    await seeHeading(second, words.fault['open-elsewhere'].title);
    await first.close();
    await seeSetUp(second);
    assertQuiet(second);
    await context.close();
  });

  const sizes = { ...SIZES, phone: PHONE };
  for (const language of LANGUAGES)
    for (const [name, viewport] of Object.entries(sizes))
      it(`nothing moves when they come: ${language}, ${name}`, async () => {
        const context = await withoutWorker(await newBrowser({ viewport, locale: LOCALES[language] }));
        const releases = [await holdBack(context, SQLITE), await holdBack(context, FONTS)];
        const page = await newPage(context);
        await openTitle(page, site.address, language);
        await page.waitForFunction(() => document.querySelectorAll('svg').length > 20);
        const early = await places(page);
        for (const release of releases) await release();
        await page.waitForFunction(() => document.fonts.check('1em Alegreya_700Bold'));
        await page.waitForFunction(() => document.fonts.status === 'loaded');
        await page.waitForTimeout(300);
        assert.deepEqual(moved(early, await places(page)), []);
        assertQuiet(page);
        await context.close();
      });
});

describe('the browser is killed between the first frame and the open book', () => {
  const KILLS = 5;

  it(`${KILLS} times; nothing is lost`, async () => {
    const site = await openSite();
    const profile = scratchFolder();
    const open = async (): Promise<{ page: Page; context: BrowserContext }> => {
      const context = await withoutWorker(await browserOf(profile));
      return { page: await newPage(context), context };
    };
    const { page: first } = await open();
    await openTitle(first, site.address);
    await beginTutorial(first);
    const told = await toldOf(first);
    await kill(first, profile);
    for (let kills = 0; kills < KILLS; kills += 1) {
      const { page, context } = await open();
      // Held before the book is reached, or let run into its opening for a moment.
      if (kills % 2 === 0) await holdBack(context, SQLITE);
      await openAfterKill(page, site.address);
      await page.waitForTimeout(kills * 30);
      await kill(page, profile);
    }
    const { page, context } = await open();
    await openAfterKill(page, site.address);
    await goOn(page).click();
    await seeSetUp(page);
    assert.equal(await toldOf(page), told);
    assertQuiet(page);
    await context.close();
  });
});
