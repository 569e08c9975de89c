import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ViewportSize } from 'playwright-core';
import type { Language } from '@/i18n/languages';
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
import { LcgPlayer } from './lcgPlayer';
import { Mirkwood } from './mirkwood';
import { pictureEachWay } from './pictureEachWay';
import { openSite } from './site';

/** A player that looks at the table before each button it has not pressed yet, and keeps a picture of it. */
class LcgInspector extends LcgPlayer {
  readonly flaws: string[] = [];
  private readonly seen = new Set<string>();
  sizes: Readonly<Record<string, ViewportSize>> = {};

  async look(screen: string): Promise<void> {
    if (this.seen.has(screen)) return;
    this.seen.add(screen);
    const name = `${this.seen.size}`.padStart(2, '0');
    const found = await pictureEachWay(this.page, this.sizes, 'lcg', `${name}-${screen}`);
    // On a phone a row of cards is longer than the screen: it is dragged sideways.
    this.flaws.push(...found.filter((flaw) => !/^[\w-]+phone,/.test(flaw)));
  }

  override async press(name: string | RegExp): Promise<void> {
    await this.button(name).first().waitFor();
    const said = typeof name === 'string' ? name : name.source;
    const plain = said.replace(/\\s\+|\d+/g, ' ').replace(/[^\p{L}]+/gu, '-');
    await this.look(plain.slice(0, 24).replace(/^-|-$/g, ''));
    await super.press(name);
  }
}

type Visit = { language: Language; theme: 'light' | 'dark'; text: 'normal' | 'largest' };

const visit = async ({ language, theme, text }: Visit): Promise<void> => {
  const site = await openSite();
  const context = await newBrowser({
    locale: LOCALES[language],
    viewport: SIZES.landscape,
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  const page = await newPage(context);
  const player = new LcgInspector(page, language, 'needed');
  const { label, options } = player.words.settings.textSize;
  await openTitle(page, site.address, language);
  await openSettings(page, language);
  await chooseOption(page, label, options[text]);
  await goBack(page, language);
  const named = Object.entries({ ...SIZES, phone: PHONE });
  player.sizes = Object.fromEntries(
    named.map(([held, size]) => [`${language}-${theme}-${text}-${held}`, size]),
  );
  const game = new Mirkwood(player);
  await game.begin();
  await game.roundOneToChecks();
  await game.makeOneCheck();
  await game.endRoundOne();
  await game.roundTwoToCombat();
  await game.enemiesOfRoundTwo();
  await game.overrideARefusal();
  await game.endRoundTwo();
  await game.roundThreeToTravel();
  await game.endRoundThree();
  await game.roundFourToVictory();
  await player.look('score');
  assert.deepEqual(player.flaws, []);
  assertQuiet(page);
  await context.close();
};

describe('every screen of the Card Game, looked at on a tablet lying and standing and on a phone', () => {
  it('in French by day', () => visit({ language: 'fr', theme: 'light', text: 'normal' }));
  it('in English at night', () => visit({ language: 'en', theme: 'dark', text: 'normal' }));
  it('in French at night, in the largest letters', () =>
    visit({ language: 'fr', theme: 'dark', text: 'largest' }));
});
