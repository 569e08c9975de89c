import assert from 'node:assert/strict';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import type { Language } from '@/i18n';
import { wordsOf } from '@/i18n';
import { root } from '../../scripts/expo.mjs';
import type { MapId } from './boardTable';
import { beginLaying, next, ownEveryTerrain, prepareTable, press, showWhole } from './boardTable';
import { LOCALES, SIZES, assertQuiet, newBrowser, newPage } from './browser';
import { flawsOf } from './layout';
import type { Site } from './site';
import { openSite } from './site';

type Dress = { language: Language; theme: 'day' | 'night'; size: keyof typeof SIZES };

const dressed = ({ language, theme, size }: Dress): Promise<BrowserContext> =>
  newBrowser({
    locale: LOCALES[language],
    viewport: SIZES[size],
    colorScheme: theme === 'day' ? 'light' : 'dark',
    reducedMotion: 'reduce',
  });

/** A picture a person can judge; what can be measured is judged here. */
const look = async (page: Page, name: string): Promise<void> => {
  await page.waitForTimeout(300);
  await page.screenshot({ path: join(root, `artifacts/screens/board-${name}.png`) });
  assert.deepEqual(await flawsOf(page), [], name);
};

describe('the look of the board', () => {
  let site: Site;
  before(async () => {
    site = await openSite();
  });

  for (const [map, language, theme, size] of [
    ['forest', 'en', 'day', 'landscape'],
    ['forest', 'fr', 'night', 'portrait'],
    ['cave', 'fr', 'day', 'portrait'],
    ['cave', 'en', 'night', 'landscape'],
    ['ford', 'fr', 'day', 'portrait'],
    ['ford', 'en', 'night', 'landscape'],
  ] as const)
    it(`grows step by step: ${map}, ${language}, ${theme}, ${size}`, async () => {
      const page = await newPage(await dressed({ language, theme, size }));
      await prepareTable(page, site.address, map, { language });
      await beginLaying(page, language);
      const name = `${map}-${theme}-${size}`;
      // Every tile of the day's journey, the first of all else: together more than ten placements.
      const every = map === 'forest' && theme === 'day';
      for (let step = 0; (await next(page, language).count()) > 0; step += 1) {
        const tile = (await page.getByRole('button', { name: wordsOf(language).board.laid }).count()) > 0;
        if (every ? tile : [1, 3, 6].includes(step)) await look(page, `${name}-step-${step}`);
        await next(page, language).click();
      }
      await look(page, `${name}-laid`);
      await press(page, wordsOf(language).board.flip);
      await look(page, `${name}-flipped`);
      assertQuiet(page);
      await page.context().close();
    });

  for (const [theme, size] of [
    ['day', 'landscape'],
    ['night', 'landscape'],
    ['day', 'portrait'],
  ] as const)
    it(`is not lost in a crowd: the whole table, ${theme}, ${size}`, async () => {
      const page = await newPage(await dressed({ language: 'en', theme, size }));
      await prepareTable(page, site.address, 'evening', { heroes: 5 });
      await showWhole(page);
      await look(page, `evening-${theme}-${size}`);
      await press(page, wordsOf('en').board.legend);
      await look(page, `legend-${theme}-${size}`);
      assertQuiet(page);
      await page.context().close();
    });

  it('shows every terrain of every box', async () => {
    const page = await newPage(await dressed({ language: 'en', theme: 'day', size: 'landscape' }));
    await ownEveryTerrain(page, site.address);
    for (const map of ['inn', 'mine', 'rampart', 'garden'] satisfies MapId[]) {
      await prepareTable(page, site.address, map);
      await showWhole(page);
      await look(page, `${map}-day-landscape`);
    }
    assertQuiet(page);
    await page.context().close();
  });
});
