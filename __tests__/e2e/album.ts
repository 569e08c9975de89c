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

export type Visit = { language: Language; theme: 'light' | 'dark'; text: 'normal' | 'largest' };

/** The pictures of one visit, each screen once and each size the table is held in. */
export class Album {
  readonly flaws: string[] = [];
  private readonly seen = new Set<string>();

  constructor(
    private readonly page: Page,
    private readonly tour: string,
    private readonly sizes: Readonly<Record<string, ViewportSize>>,
    private readonly excuses: (flaw: string) => boolean,
  ) {}

  async look(screen: string): Promise<void> {
    const plain = screen.replace(/\\s\+|\d+/g, ' ').replace(/[^\p{L}]+/gu, '-');
    const name = plain.slice(0, 32).replace(/^-|-$/g, '');
    if (this.seen.has(name)) return;
    this.seen.add(name);
    const number = `${this.seen.size}`.padStart(3, '0');
    const found = await pictureEachWay(this.page, this.sizes, this.tour, `${number}-${name}`);
    this.flaws.push(...found.filter((flaw) => !this.excuses(flaw)));
  }
}

type Tour = {
  name: string;
  /** Flaws that this game’s screens may have. */
  excuses?(flaw: string): boolean;
  play(page: Page, album: Album): Promise<void>;
};

/** The title in this language, light and size of letters; then a tour from there, which may leave no flaw behind. */
export const pictureTour = async (
  { language, theme, text }: Visit,
  { name, excuses = () => false, play }: Tour,
): Promise<void> => {
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
  const sizes = Object.fromEntries(held.map(([way, size]) => [`${language}-${theme}-${text}-${way}`, size]));
  const album = new Album(page, name, sizes, excuses);
  await play(page, album);
  assert.deepEqual(album.flaws, []);
  assertQuiet(page);
  await context.close();
};
