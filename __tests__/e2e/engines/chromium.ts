import { newBrowser } from '../browser';
import type { Driver } from './driver';
import { WINDOW } from './driver';

export const openChromium = async (): Promise<Driver> => {
  const context = await newBrowser({ viewport: WINDOW });
  const page = await context.newPage();
  return {
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    run: (body) => page.evaluate(`(() => { ${body} })()`),
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    picture: async () => (await page.screenshot()).toString('base64'),
    close: () => context.close(),
  };
};
