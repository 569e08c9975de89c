import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Language } from '@/i18n/languages';
import { root } from '../../scripts/expo.mjs';
import { LOCALES, assertQuiet, newBrowser, newPage, openTitle } from './browser';
import type { Aim } from './player';
import { Player } from './player';
import { openSite } from './site';

const jsonOf = (path: string): Record<string, string> => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Reads like everybody, and takes a picture of every so many pages. */
class Reader extends Player {
  private asked = 0;
  chapter = '';

  override async answer(aim: Aim): Promise<boolean> {
    this.asked += 1;
    if (this.asked % 25 === 1) await this.picture(`${this.chapter}-${this.asked}`);
    return super.answer(aim);
  }

  async picture(name: string): Promise<void> {
    const file = `act-${this.language}-${name}.png`;
    await this.page.screenshot({ path: join(root, 'artifacts/screens', file) });
  }
}

/** The mill is lost: the way leads by the ford. The other way is the scripts' (`__tests__/campaigns/oath`). */
const EVENINGS: readonly Aim[] = ['win', 'lose', 'win', 'win', 'win', 'lose', 'lose', 'win', 'win'];

describe('The Oath of the Lamps as far as it is written, by the interface alone', async () => {
  const site = await openSite();
  for (const language of ['fr'] as const satisfies Language[])
    it(`is played from the prologue to its last page by three heroes, in ${language}`, async () => {
      const page = await newPage(await newBrowser({ locale: LOCALES[language] }));
      const names = jsonOf(`campaigns/core/text/${language}.json`);
      const story = jsonOf(`campaigns/oath-of-the-lamps/text/campaign.${language}.json`);
      const player = new Reader(page, language);
      await openTitle(page, site.address, language);
      await player.beginCampaign(
        story['campaign.name'] ?? '',
        ['Aragorn', 'Gimli', 'Elena'],
        'Les Veilleurs',
      );
      for (const [evening, aim] of EVENINGS.entries()) {
        player.chapter = String(evening + 1);
        if (evening > 0) {
          await player.toCamp();
          await player.picture(`camp-${evening}`);
          await player.breakCamp();
        }
        await player.setUp();
        await player.playAdventure(aim, names);
      }
      await player.toEnd();
      await player.picture('end');
      const title = page.getByText(story['campaign.name'] ?? '');
      assert.ok((await title.count()) > 0, 'the last page names the campaign');
      assertQuiet(page);
      await page.context().close();
    });
});
