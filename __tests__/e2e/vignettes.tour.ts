import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Page, ViewportSize } from 'playwright-core';
import type { Language } from '@/i18n/languages';
import type { ColourScheme } from '@/ui/palette';
import { root } from '../../scripts/expo.mjs';
import { LOCALES, PHONE, SIZES, assertQuiet, newBrowser, newPage, openTitle, seeHeading } from './browser';
import { pictureEachWay } from './pictureEachWay';
import { Player } from './player';
import { openSite } from './site';

/** The evenings of a company that gives up every one of them. The farm lies on the other way. */
const EVENINGS = ['cart', 'mill', 'ford', 'bride', 'hearths', 'market'];
/** A company of the first edition at the farm. */
const AT_THE_FARM = join(root, '__tests__/saves/fixtures/0.1.0/oath-farm.json');

const jsonOf = (path: string): Record<string, string> => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Goes where the drawings stand, and keeps a picture of each. */
class Visitor extends Player {
  readonly flaws: string[] = [];

  constructor(
    page: Page,
    language: Language,
    private readonly sizes: Readonly<Record<string, ViewportSize>>,
  ) {
    super(page, language);
  }

  async look(screen: string): Promise<void> {
    this.flaws.push(...(await pictureEachWay(this.page, this.sizes, 'vignette', screen)));
  }

  override async press(name: string | RegExp): Promise<void> {
    const { newGame, next } = this.words.campaign;
    const chosen = this.page.getByRole('heading', { name: newGame.steps.campaign, exact: true });
    if (name === next && (await chosen.count()) > 0) await this.look('offer');
    await super.press(name);
  }

  async resumeAtTheFarm(): Promise<void> {
    const { shelf, saves, play } = this.words;
    await this.press(shelf.saves);
    await seeHeading(this.page, saves.title);
    const asked = this.page.waitForEvent('filechooser');
    await this.press(saves.files.import);
    await (await asked).setFiles(AT_THE_FARM);
    await this.press(saves.resumeLabel('The Fixture'));
    await this.press(play.stillLaid);
    await this.page.getByTestId('board').waitFor();
  }

  /** The chronicle, the end of the adventure, and the page after it. */
  async giveUp(adventure: string): Promise<void> {
    const { table, app, campaign, prompts } = this.words;
    await this.answerAll('win');
    await this.press(table.menu.open);
    await this.press(table.menu.chronicle);
    await this.button(app.back).waitFor();
    await this.look(`${adventure}-chronicle`);
    await this.press(app.back);
    await this.pressIfThere(app.close);
    await this.concede();
    await this.button(prompts.continue).or(this.button(prompts.nextPage)).first().waitFor();
    await this.look(`${adventure}-end`);
    // The last page of all has no way to the fire.
    const { end, toCamp } = campaign.epilogue;
    const after = this.button(toCamp).or(
      this.page.getByRole('heading', { name: end, exact: true, level: 1 }),
    );
    while ((await after.count()) === 0) if (!(await this.answer('win'))) await this.page.waitForTimeout(60);
    await this.look(`${adventure}-after`);
  }
}

const visit = async (address: string, language: Language, scheme: ColourScheme): Promise<void> => {
  const held = `${language}-${scheme}`;
  const context = await newBrowser({
    locale: LOCALES[language],
    viewport: SIZES.landscape,
    colorScheme: scheme === 'day' ? 'light' : 'dark',
    reducedMotion: 'reduce',
  });
  const page = await newPage(context);
  const visitor = new Visitor(page, language, {
    [`${held}-tablet`]: SIZES.landscape,
    [`${held}-phone`]: PHONE,
  });
  const story = jsonOf(`campaigns/oath-of-the-lamps/text/campaign.${language}.json`);
  await openTitle(page, address, language);
  await visitor.resumeAtTheFarm();
  await visitor.giveUp('farm');
  await page.goto(address);
  await visitor.beginCampaign(story['campaign.name'] ?? '', ['Aragorn', 'Elena'], 'Les Veilleurs');
  for (const [evening, adventure] of EVENINGS.entries()) {
    if (evening > 0) {
      await visitor.toCamp();
      await visitor.look(`${adventure}-camp`);
      await visitor.breakCamp();
    }
    await visitor.setUp();
    await visitor.look(`${adventure}-opening`);
    await visitor.giveUp(adventure);
  }
  assert.deepEqual(visitor.flaws, []);
  assertQuiet(page);
  await context.close();
};

describe('every drawing of The Oath of the Lamps, where it stands', async () => {
  const { address } = await openSite();
  for (const language of ['en', 'fr'] as const)
    for (const scheme of ['day', 'night'] as const)
      it(`in ${language} by ${scheme}, on a tablet and a phone`, () => visit(address, language, scheme));
});
