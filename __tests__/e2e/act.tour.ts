import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import type { Language } from '@/i18n/languages';
import { root } from '../../scripts/expo.mjs';
import { LOCALES, assertQuiet, newBrowser, newPage, openTitle } from './browser';
import type { Aim } from './player';
import { Player } from './player';
import { exportFile, resumeFile } from './saveFiles';
import { openSite } from './site';

const jsonOf = (path: string): Record<string, string> => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Reads like everybody, and takes a picture of every so many pages. */
class Reader extends Player {
  private asked = 0;

  constructor(
    page: Page,
    language: Language,
    private readonly chapter: number,
  ) {
    super(page, language);
  }

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
const EVENINGS: readonly Aim[] = [
  ...(['win', 'lose', 'win', 'win'] as const),
  ...(['win', 'lose', 'lose', 'win', 'win'] as const),
  ...(['win', 'win', 'lose', 'win', 'win'] as const),
];
const COMPANY = 'Les Veilleurs';
const LANGUAGE: Language = 'fr';

/** The company after each evening. A tour that was broken off goes on from the last; without the folder it begins anew. */
const KEPT = join(root, 'artifacts/act');
const keptAfter = (evening: number): string => join(KEPT, `evening-${evening}.json`);
/** No evening is begun after so many minutes, where there is a limit. */
const LIMIT = Number(process.env.MINUTES ?? Infinity);

describe('The Oath of the Lamps from the first page to the last, by the interface alone', async () => {
  const site = await openSite();
  const names = jsonOf(`campaigns/core/text/${LANGUAGE}.json`);
  const story = jsonOf(`campaigns/oath-of-the-lamps/text/campaign.${LANGUAGE}.json`);
  const title = story['campaign.name'] ?? '';
  const until = Date.now() + LIMIT * 60_000;
  mkdirSync(KEPT, { recursive: true });
  for (const [before, aim] of EVENINGS.entries()) {
    const evening = before + 1;
    it(`evening ${evening}, to ${aim}`, async (test) => {
      if (existsSync(keptAfter(evening))) return test.skip('played before');
      if (Date.now() > until) return test.skip('another time');
      const page = await newPage(await newBrowser({ locale: LOCALES[LANGUAGE] }));
      const player = new Reader(page, LANGUAGE, evening);
      await openTitle(page, site.address, LANGUAGE);
      if (before === 0) await player.beginCampaign(title, ['Aragorn', 'Gimli', 'Elena'], COMPANY);
      else {
        await resumeFile(player, keptAfter(before), COMPANY);
        await player.breakCamp();
      }
      await player.setUp();
      await player.playAdventure(aim, names);
      const { camp, epilogue } = player.words.campaign;
      if (evening < EVENINGS.length) {
        await player.toCamp();
        await player.picture(`camp-${evening}`);
        await player.press(camp.quit);
      } else {
        await player.toEnd();
        await player.picture('end');
        assert.ok((await page.getByText(title).count()) > 0, 'the last page names the campaign');
        await player.press(epilogue.leave);
      }
      await exportFile(player, keptAfter(evening), COMPANY);
      assertQuiet(page);
      await page.context().close();
    });
  }
});
