import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { wordsOf } from '@/games/jime/words';
import { prepareTable, press, showWhole } from './boardTable';
import { assertQuiet, newBrowser, newPage } from './browser';
import type { Site } from './site';
import { openSite } from './site';

/** What one press of Smaller does. */
const STEP = 1.4;
const PRESSES = 2;
/** The buttons at the foot of the board do not shrink with it. */
const BUTTONS = 90;
/** Skia keeps mipmaps sharper than a browser makes its pictures: 1.9. Where single points are picked out of the lines, it is 2.6. */
const ROUGH = 2.1;

const picture = async (page: Page): Promise<string> => {
  await page.waitForTimeout(300);
  const clip = await page.getByTestId('board').boundingBox();
  assert.ok(clip);
  return (await page.screenshot({ clip: { ...clip, height: clip.height - BUTTONS } })).toString('base64');
};

type Views = { near: string; far: string; factor: number };

/** How much more goes on from point to point than in the near picture made smaller. Runs inside the page. */
const roughness = async ({ near, far, factor }: Views): Promise<number> => {
  const changes = async (data: string, shrink: number): Promise<number> => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const [width, height] = [Math.round(bitmap.width / shrink), Math.round(bitmap.height / shrink)];
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(bitmap, 0, 0, width, height);
    const { data: points } = pen.getImageData(0, 0, width, height);
    return points.reduce((sum, value, i) => sum + Math.abs(value - (points[i - 4] ?? value)), 0);
  };
  return (await changes(far, 1)) / (await changes(near, factor));
};

describe('a board seen from afar', () => {
  let site: Site;
  before(async () => {
    site = await openSite();
  });

  it('is as smooth as a picture made smaller', async (test) => {
    const page = await newPage(await newBrowser());
    await prepareTable(page, site.address, 'evening');
    await showWhole(page);
    const near = await picture(page);
    for (let presses = 0; presses < PRESSES; presses += 1) await press(page, wordsOf('en').board.smaller);
    const far = await picture(page);
    const rough = await page.evaluate(roughness, { near, far, factor: STEP ** PRESSES });
    test.diagnostic(`roughness ${rough.toFixed(2)}`);
    assert.ok(rough < ROUGH, `roughness ${rough}`);
    assertQuiet(page);
    await page.context().close();
  });
});
