import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import type { Language } from '@/i18n/languages';
import { LANGUAGES } from '@/i18n/languages';
import { LOCALES, PHONE, SIZES, assertQuiet, newBrowser, newPage, openTitle } from './browser';
import { scrollsOf } from './layout';
import type { Aim } from './player';
import { Player } from './player';
import { openSite } from './site';

const jsonOf = (path: string): Record<string, string> =>
  JSON.parse(readFileSync(join(__dirname, '../..', path), 'utf8'));

/** The one test whose story fills a phone by itself. */
const LONG = 'bell.hanna.test';

/** A player who looks at every test and at a last stand on a phone too. */
class PhoneReader extends Player {
  readonly scrolls: string[] = [];
  readonly read = new Set<'test' | 'lastStand'>();

  constructor(
    page: Page,
    language: Language,
    readonly long: string,
  ) {
    super(page, language);
  }

  override async answer(aim: Aim): Promise<boolean> {
    const { test, lastStand } = this.words.prompts;
    const asked = (await this.button(test.passed).count()) > 0;
    const said = asked ? await this.sheet.last().innerText() : '';
    if (asked && !said.includes(this.long)) {
      this.read.add(said.includes(lastStand.stake.passed) ? 'lastStand' : 'test');
      await this.page.setViewportSize(PHONE);
      this.scrolls.push(...(await this.scrollsLeft()));
      await this.page.setViewportSize(SIZES.landscape);
    }
    return super.answer(aim);
  }

  /** The page takes a moment to be laid out anew. */
  private async scrollsLeft(looks = 8): Promise<string[]> {
    await this.page.waitForTimeout(250);
    // The answer before may only now have come to the screen: the story that follows a test may be longer than a phone.
    if ((await this.button(this.words.prompts.test.passed).count()) === 0) return [];
    const left = await scrollsOf(this.page);
    return left.length === 0 || looks === 1 ? left : this.scrollsLeft(looks - 1);
  }
}

describe('the tutorial, by the interface alone', async () => {
  const site = await openSite();
  for (const language of LANGUAGES)
    it(`is played from the first tap to its last page by two heroes, no test on a phone needs a scroll, in ${language}`, async () => {
      const page = await newPage(await newBrowser({ locale: LOCALES[language] }));
      const names = jsonOf(`campaigns/core/text/${language}.json`);
      const story = jsonOf(`campaigns/tutorial/text/${language}.json`);
      const player = new PhoneReader(page, language, story[LONG] ?? '');
      await openTitle(page, site.address, language);
      await player.beginCampaign(story['campaign.name'] ?? '', ['Gimli', 'Bilbo'], 'Les Cloches');
      await player.setUp();
      await player.answerAll('win');
      await player.makeLastStand();
      await player.playAdventure('win', names);
      await player.toCamp();
      await player.breakCamp();
      await player.setUp();
      await player.playAdventure('win', names);
      await player.toEnd();
      assert.deepEqual(player.scrolls, []);
      assert.deepEqual([...player.read].sort(), ['lastStand', 'test']);
      assertQuiet(page);
      await page.context().close();
    });
});
