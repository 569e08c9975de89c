import puppeteer from 'puppeteer-core';
import { BROWSERS, withoutBuiltins } from '../../../scripts/missing-builtins.cjs';
import type { Driver } from './driver';
import { WINDOW } from './driver';

export const FIREFOX = process.env.FIREFOX ?? '/usr/bin/firefox-esr';

const PREFERENCES = {
  'intl.accept_languages': 'en-GB',
  // Without a graphics card Firefox would not draw at all; as on a tablet it has to.
  'webgl.force-enabled': true,
};

/** Firefox over WebDriver BiDi; in a private window it gives pages no files. */
export const openFirefox = async (isPrivate: boolean): Promise<Driver> => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: true,
    defaultViewport: WINDOW,
    extraPrefsFirefox: { ...PREFERENCES, 'browser.privatebrowsing.autostart': isPrivate },
  });
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(withoutBuiltins(BROWSERS));
  return {
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    run: async <Result>(body: string) => (await page.evaluate(`(() => { ${body} })()`)) as Result,
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    picture: () => page.screenshot({ encoding: 'base64' }),
    close: () => browser.close(),
  };
};
