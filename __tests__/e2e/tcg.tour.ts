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
import { pictureEachWay } from './pictureEachWay';
import { openSite } from './site';
import { TcgPlayer } from './tcgPlayer';
import { firstTurnToSkirmish, onToSiteNine } from './twoTowers';

/** A player that looks at the table before each button it has not pressed yet, and keeps a picture of it. */
class TcgInspector extends TcgPlayer {
  readonly flaws: string[] = [];
  private readonly seen = new Set<string>();
  sizes: Readonly<Record<string, ViewportSize>> = {};

  async look(screen: string): Promise<void> {
    if (this.seen.has(screen)) return;
    this.seen.add(screen);
    const name = `${this.seen.size}`.padStart(2, '0');
    const found = await pictureEachWay(this.page, this.sizes, 'tcg', `${name}-${screen}`);
    // On a phone, or in the largest letters, the path is longer than the screen: it is dragged sideways.
    this.flaws.push(...found.filter((flaw) => !/^[\w-]*(phone|largest)/.test(flaw)));
  }

  override async press(name: string | RegExp): Promise<void> {
    await this.button(name).first().waitFor();
    const heading = await this.page.getByRole('heading').first().innerText();
    await this.look(heading.replace(/[^\p{L}]+/gu, '-').slice(0, 30));
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
  const player = new TcgInspector(page, language);
  const { label, options } = player.words.settings.textSize;
  await openTitle(page, site.address, language);
  await openSettings(page, language);
  await chooseOption(page, label, options[text]);
  await goBack(page, language);
  const named = Object.entries({ ...SIZES, phone: PHONE });
  player.sizes = Object.fromEntries(
    named.map(([held, size]) => [`${language}-${theme}-${text}-${held}`, size]),
  );
  await firstTurnToSkirmish(player);
  await onToSiteNine(player);
  await player.look('after');
  assert.deepEqual(player.flaws, []);
  assertQuiet(page);
  await context.close();
};

describe('every screen of a game of the TCG', () => {
  it('in English by day', () => visit({ language: 'en', theme: 'light', text: 'normal' }));
  it('in French by night', () => visit({ language: 'fr', theme: 'dark', text: 'normal' }));
  it('in French in the largest letters', () => visit({ language: 'fr', theme: 'light', text: 'largest' }));
});
