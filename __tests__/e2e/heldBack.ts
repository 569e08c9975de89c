import type { BrowserContext } from 'playwright-core';

/** Files that do not come before they are let through: a slow network, or a book that takes its time to open. */
export const holdBack = async (context: BrowserContext, files: string): Promise<() => Promise<void>> => {
  let letThrough = (): void => undefined;
  const free = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await context.route(files, async (route) => {
    await free;
    // The browser may have been killed meanwhile.
    await route.continue().catch(() => undefined);
  });
  return async () => letThrough();
};

/** SQLite itself: as long as it is on its way, no book is open. */
export const SQLITE = '**/wa-sqlite*.wasm';
export const FONTS = '**/*.ttf';
