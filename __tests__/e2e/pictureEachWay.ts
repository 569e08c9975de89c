import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, ViewportSize } from 'playwright-core';
import { root } from '../../scripts/expo.mjs';
import { flawsOf, hiddenHeight } from './layout';

const PICTURES = join(root, 'artifacts/screens');

/**
 * Keeps a picture of the screen with the tablet or phone held in each of these ways, and says what is wrong with it; the
 * first is held again afterwards. How far each has to be scrolled is written beside the pictures.
 */
export const pictureEachWay = async (
  page: Page,
  sizes: Readonly<Record<string, ViewportSize>>,
  tour: string,
  screen: string,
): Promise<string[]> => {
  const [first, ...others] = Object.entries(sizes);
  const flaws: string[] = [];
  for (const [held, size] of first ? [...others, first] : []) {
    await page.setViewportSize(size);
    await page.waitForTimeout(250);
    await page.screenshot({ path: join(PICTURES, `${tour}-${held}-${screen}.png`) });
    appendFileSync(
      join(PICTURES, 'scrolls.tsv'),
      `${tour}\t${held}\t${screen}\t${await hiddenHeight(page)}\n`,
    );
    flaws.push(...(await flawsOf(page)).map((flaw) => `${held}, ${screen}: ${flaw}`));
  }
  return flaws;
};
