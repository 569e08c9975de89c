import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { wordsOf } from '@/games/jime/words';
import { dressed } from './boardLook';
import { prepareTable, press, showWhole } from './boardTable';
import { SIZES, assertQuiet, newBrowser, newPage } from './browser';
import type { Site } from './site';
import { openSite } from './site';

/** Run in the page as it stands: from now on no canvas is given any graphics. */
const NO_GRAPHICS = `{
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
    return kind.startsWith('webgl') ? null : getContext.call(this, kind, ...rest);
  };
}`;

/** Takes its graphics from the map, as a tablet does that needs them elsewhere. */
const LOSE = `{
  const map = document.querySelector('canvas');
  map.dataset.lost = 'yes';
  map.getContext('webgl2').getExtension('WEBGL_lose_context').loseContext();
}`;

const COMPARE = `async ([one, other]) => {
  const pointsOf = async (png) => {
    const bitmap = await createImageBitmap(await (await fetch('data:image/png;base64,' + png)).blob());
    const { width, height } = bitmap;
    const ink = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
    ink.drawImage(bitmap, 0, 0);
    return ink.getImageData(0, 0, width, height).data;
  };
  const [a, b] = [await pointsOf(one), await pointsOf(other)];
  let different = 0;
  for (let i = 0; i < a.length; i += 4)
    if (Math.max(...[0, 1, 2].map((k) => Math.abs(a[i + k] - b[i + k]))) > 48) different += 4;
  return different / a.length;
}`;

const pictureOf = async (page: Page): Promise<string> => {
  await page.waitForTimeout(800);
  return (await page.getByTestId('board').screenshot()).toString('base64');
};

/** The share of points in which two pictures differ to the eye. */
const difference = (page: Page, pictures: readonly [string, string]): Promise<number> =>
  page.evaluate(`(${COMPARE})(${JSON.stringify(pictures)})`);

const openMap = async (page: Page, { address }: Site): Promise<string> => {
  await prepareTable(page, address, 'forest');
  await showWhole(page);
  return pictureOf(page);
};

const dressedPage = async (): Promise<Page> =>
  newPage(await dressed({ language: 'en', theme: 'day', size: 'landscape' }));

const loseGraphics = async (page: Page): Promise<void> => {
  await page.evaluate(LOSE);
  await page.locator('canvas:not([data-lost])').waitFor();
};

describe('the memory of the largest map', () => {
  it('is no more than an old tablet has to spare, from afar and from near', async () => {
    const site = await openSite();
    const page = await newPage(
      await newBrowser({ deviceScaleFactor: 2, viewport: SIZES.portrait, reducedMotion: 'reduce' }),
    );
    await prepareTable(page, site.address, 'evening', { heroes: 5 });
    await showWhole(page);
    for (let step = 0; step < 7; step += 1) {
      await page.waitForTimeout(600);
      await press(page, wordsOf('en').board.larger);
    }
    assert.ok((await page.evaluate<number>('CanvasKit.HEAPU8.byteLength')) <= 96e6);
    await page.context().close();
  });
});

describe('a map whose graphics fail', () => {
  let site: Site;
  before(async () => {
    site = await openSite();
  });

  it('is drawn again when the browser has taken them away', async () => {
    const page = await dressedPage();
    const drawn = await openMap(page, site);
    for (let time = 0; time < 2; time += 1) {
      await loseGraphics(page);
      assert.ok((await difference(page, [drawn, await pictureOf(page)])) < 0.001);
    }
    await page.context().close();
  });

  it('is drawn without any when it gets none back', async () => {
    const page = await dressedPage();
    const drawn = await openMap(page, site);
    await page.evaluate(`${LOSE} ${NO_GRAPHICS}`);
    await page.locator('canvas:not([data-lost])').waitFor();
    assert.ok((await difference(page, [drawn, await pictureOf(page)])) < 0.02);
    await page.context().close();
  });

  it('is drawn in a browser that has none', async () => {
    const page = await dressedPage();
    const drawn = await openMap(page, site);
    const bare = await dressedPage();
    await bare.addInitScript(NO_GRAPHICS);
    assert.ok((await difference(page, [drawn, await openMap(bare, site)])) < 0.02);
    assertQuiet(bare);
    await page.context().close();
    await bare.context().close();
  });
});
