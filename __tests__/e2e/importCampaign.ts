import type { Page } from 'playwright-core';
import type { Language } from '@/i18n/languages';
import { wordsOf } from '@/games/jime/words';
import { goBack, seeHeading } from './browser';

/** A campaign as one file, taken in on the page of saves. */
export const importCampaign = async (
  page: Page,
  language: Language,
  file: string,
  name: string,
): Promise<void> => {
  const words = wordsOf(language);
  const { files, title } = words.saves;
  await page.getByRole('button', { name: words.shelf.saves, exact: true }).click();
  await seeHeading(page, title);
  const asked = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: files.import, exact: true }).click();
  await (await asked).setFiles(file);
  await page.getByText(files.campaign(name)).waitFor();
  await goBack(page, language);
};
