import assert from 'node:assert/strict';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import type { Language } from '@/i18n/languages';
import { root } from '../../scripts/expo.mjs';
import { LOCALES, SIZES, newBrowser } from './browser';
import { flawsOf } from './layout';

type Dress = { language: Language; theme: 'day' | 'night'; size: keyof typeof SIZES };

export const dressed = ({ language, theme, size }: Dress): Promise<BrowserContext> =>
  newBrowser({
    locale: LOCALES[language],
    viewport: SIZES[size],
    colorScheme: theme === 'day' ? 'light' : 'dark',
  });

/** A picture a person can judge; what can be measured is judged here. */
export const look = async (page: Page, name: string): Promise<void> => {
  await page.waitForTimeout(300);
  await page.screenshot({ path: join(root, `artifacts/screens/board-${name}.png`) });
  assert.deepEqual(await flawsOf(page), [], name);
};
