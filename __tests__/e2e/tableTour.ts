import assert from 'node:assert/strict';
import type { Page, ViewportSize } from 'playwright-core';
import type { Language } from '@/i18n/languages';
import { wordsOf } from '@/i18n';
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
import type { TablePlayer } from './tablePlayer';

export type Visit = { language: Language; theme: 'light' | 'dark'; text: 'normal' | 'largest' };

/** The pictures of one visit, each screen once and each size the table is held in. */
export class Album {
  readonly flaws: string[] = [];
  private readonly seen = new Set<string>();

  constructor(
    private readonly page: Page,
    private readonly tour: string,
    private readonly sizes: Readonly<Record<string, ViewportSize>>,
  ) {}

  async look(screen: string): Promise<void> {
    const plain = screen.replace(/\\s\+|\d+/g, ' ').replace(/[^\p{L}]+/gu, '-');
    const name = plain.slice(0, 32).replace(/^-|-$/g, '');
    if (this.seen.has(name)) return;
    this.seen.add(name);
    const number = `${this.seen.size}`.padStart(3, '0');
    const found = await pictureEachWay(this.page, this.sizes, this.tour, `${number}-${name}`);
    // On a phone, or in the largest letters, a row of cards is longer than the screen: it is dragged sideways.
    this.flaws.push(...found.filter((flaw) => !/^[\w-]*(phone|largest)/.test(flaw)));
  }
}

type Tour<Player> = {
  name: string;
  /** What tells one screen from another: its heading, or the button that is about to be pressed. */
  by: 'heading' | 'button';
  seat(page: Page, language: Language): Player;
  play(player: Player, album: Album): Promise<void>;
};

/** A game from the shelf to its last page, with a look at each screen before the first button pressed on it. */
export const tourOf =
  <Player extends TablePlayer<unknown>>({ name, by, seat, play }: Tour<Player>) =>
  async ({ language, theme, text }: Visit): Promise<void> => {
    const site = await openSite();
    const context = await newBrowser({
      locale: LOCALES[language],
      viewport: SIZES.landscape,
      colorScheme: theme,
      reducedMotion: 'reduce',
    });
    const page = await newPage(context);
    const { label, options } = wordsOf(language).settings.textSize;
    await openTitle(page, site.address, language);
    await openSettings(page, language);
    await chooseOption(page, label, options[text]);
    await goBack(page, language);
    const held = Object.entries({ ...SIZES, phone: PHONE });
    const sizes = Object.fromEntries(
      held.map(([way, size]) => [`${language}-${theme}-${text}-${way}`, size]),
    );
    const album = new Album(page, name, sizes);
    const player = seat(page, language);
    const heading = page.getByRole('heading').first();
    player.beforePress = async (button) => album.look(by === 'button' ? button : await heading.innerText());
    await play(player, album);
    assert.deepEqual(album.flaws, []);
    assertQuiet(page);
    await context.close();
  };
