import { before, describe, it } from 'node:test';
import { wordsOf } from '@/games/jime/words';
import type { MapId } from './boardTable';
import { ownEveryTerrain, prepareTable, press, showWhole } from './boardTable';
import { dressed, look } from './boardLook';
import { assertQuiet, newPage } from './browser';
import type { Site } from './site';
import { openSite } from './site';

describe('the look of a full board', () => {
  let site: Site;
  before(async () => {
    site = await openSite();
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
