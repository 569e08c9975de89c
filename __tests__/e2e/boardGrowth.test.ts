import { before, describe, it } from 'node:test';
import { wordsOf } from '@/games/jime/words';
import { beginLaying, next, prepareTable, press } from './boardTable';
import { dressed, look } from './boardLook';
import { assertQuiet, newPage } from './browser';
import type { Site } from './site';
import { openSite } from './site';

describe('the look of a board that grows', () => {
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
});
