import type { Page } from 'playwright-core';

/** The page as a browser without files shows it: older Safari, a private window, WebKitGTK. */
export const withoutFiles = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Reflect.deleteProperty(StorageManager.prototype, 'getDirectory');
  });
