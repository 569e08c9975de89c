import type { Page } from 'playwright-core';

export const seeHeading = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { name, exact: true, level: 1 }).waitFor();
