import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Page, ViewportSize } from 'playwright-core';
import type { Language } from '@/i18n/languages';
import { root } from '../../scripts/expo.mjs';
import {
  LOCALES,
  PHONE,
  SIZES,
  assertQuiet,
  chooseOption,
  goBack,
  newBrowser,
  newPage,
  openSettings,
  openTitle,
} from './browser';
import { pictureEachWay } from './pictureEachWay';
import { Player } from './player';
import { openSite } from './site';

const jsonOf = (path: string): Record<string, string> => JSON.parse(readFileSync(join(root, path), 'utf8'));

type Visit = { language: Language; scheme: 'day' | 'night'; letters?: 'largest' };

/** Begins at Act II, and keeps a picture of every page that is new to those who do. */
class Beginner extends Player {
  readonly flaws: string[] = [];

  constructor(
    page: Page,
    language: Language,
    private readonly sizes: Readonly<Record<string, ViewportSize>>,
  ) {
    super(page, language);
  }

  async look(screen: string): Promise<void> {
    this.flaws.push(...(await pictureEachWay(this.page, this.sizes, 'start', screen)));
  }

  private isAt(heading: string): Promise<boolean> {
    return this.page
      .getByRole('heading', { name: heading, exact: true, level: 1 })
      .count()
      .then((count) => count > 0);
  }

  override async press(name: string | RegExp): Promise<void> {
    const { newGame, next } = this.words.campaign;
    if (name === next && (await this.isAt(newGame.steps.start))) await this.look('1-where');
    if (name === next && (await this.isAt(newGame.steps.past))) {
      await this.look('2-past');
      await this.page.getByRole('radio', { name: newGame.start.own, exact: true }).click();
      await this.look('3-own');
    }
    if (name === newGame.begin) await this.look('4-name');
    await super.press(name);
  }

  /** From the first step of the set-up to the fire. */
  async toFirstCamp(): Promise<void> {
    const { setUp, camp } = this.words.campaign;
    await this.press(setUp.goOn);
    await this.button(setUp.readOn).waitFor();
    await this.look('5-so-far');
    await this.press(setUp.readOn);
    await this.button(setUp.firstCamp).waitFor();
    await this.look('6-roles');
    await this.chooseRoles();
    await this.press(setUp.firstCamp);
    await this.page.getByRole('heading', { name: camp.title, exact: true, level: 1 }).waitFor();
    await this.look('7-fire');
  }
}

const visit = async (address: string, { language, scheme, letters }: Visit): Promise<void> => {
  const held = [language, scheme, ...(letters ? [letters] : [])].join('-');
  const context = await newBrowser({
    locale: LOCALES[language],
    viewport: SIZES.landscape,
    colorScheme: scheme === 'day' ? 'light' : 'dark',
    reducedMotion: 'reduce',
  });
  const page = await newPage(context);
  const beginner = new Beginner(page, language, {
    [`${held}-landscape`]: SIZES.landscape,
    [`${held}-portrait`]: SIZES.portrait,
    [`${held}-phone`]: PHONE,
  });
  const { settings } = beginner.words;
  const story = jsonOf(`campaigns/oath-of-the-lamps/text/campaign.${language}.json`);
  await openTitle(page, address, language);
  if (letters) {
    await openSettings(page, language);
    await chooseOption(page, settings.textSize.label, settings.textSize.options[letters]);
    await goBack(page, language);
  }
  const [name = '', act = ''] = [story['campaign.name'], story['campaign.act-2']];
  await beginner.beginCampaign(name, ['Aragorn', 'Elena'], 'Les Tard Venus', act);
  await beginner.toFirstCamp();
  await beginner.breakCamp();
  await beginner.setUp();
  await beginner.look('8-opening');
  assert.deepEqual(beginner.flaws, []);
  assertQuiet(page);
  await context.close();
};

const VISITS: readonly Visit[] = [
  { language: 'fr', scheme: 'day' },
  { language: 'en', scheme: 'night' },
  { language: 'en', scheme: 'day', letters: 'largest' },
  { language: 'fr', scheme: 'night', letters: 'largest' },
];

describe('The Oath of the Lamps begun at Act II', async () => {
  const { address } = await openSite();
  for (const visited of VISITS)
    it(`${Object.values(visited).join(', ')}, on a tablet and a phone`, () => visit(address, visited));
});
