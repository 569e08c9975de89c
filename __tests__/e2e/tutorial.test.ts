import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { LANGUAGES } from '@/i18n/languages';
import { LOCALES, assertQuiet, newBrowser, newPage, openTitle } from './browser';
import { Player } from './player';
import { openSite } from './site';

const jsonOf = (path: string): Record<string, string> =>
  JSON.parse(readFileSync(join(__dirname, '../..', path), 'utf8'));

describe('the tutorial, by the interface alone', async () => {
  const site = await openSite();
  for (const language of LANGUAGES)
    it(`is played from the first tap to its last page by two heroes, in ${language}`, async () => {
      const page = await newPage(await newBrowser({ locale: LOCALES[language] }));
      const names = jsonOf(`campaigns/core/text/${language}.json`);
      const story = jsonOf(`campaigns/tutorial/text/${language}.json`);
      const player = new Player(page, language);
      await openTitle(page, site.address, language);
      await player.beginCampaign(story['campaign.name'] ?? '', ['Gimli', 'Bilbo'], 'Les Cloches');
      await player.setUp();
      await player.playAdventure('win', names);
      await player.toCamp();
      await player.breakCamp();
      await player.setUp();
      await player.playAdventure('win', names);
      await player.toEnd();
      assertQuiet(page);
      await page.context().close();
    });
});
