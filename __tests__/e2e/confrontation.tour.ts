import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ViewportSize } from 'playwright-core';
import { wordsOf as cardWordsOf } from '@/games/confrontation/cardWords';
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
  openTitle,
  seeHeading,
} from './browser';
import { ConfrontationPlayer } from './confrontationPlayer';
import { pictureEachWay } from './pictureEachWay';
import { openSite } from './site';

const NAMES = ['Anne', 'Tom'] as const;

/** A player that looks at each screen it has not seen yet, and keeps a picture of it. */
class ConfrontationInspector extends ConfrontationPlayer {
  readonly flaws: string[] = [];
  private readonly seen = new Set<string>();
  sizes: Readonly<Record<string, ViewportSize>> = {};

  async look(screen: string): Promise<void> {
    const plain = screen.replace(/[^\p{L}]+/gu, '-').slice(0, 28);
    if (this.seen.has(plain)) return;
    this.seen.add(plain);
    const name = `${this.seen.size}`.padStart(2, '0');
    this.flaws.push(...(await pictureEachWay(this.page, this.sizes, 'confrontation', `${name}-${plain}`)));
  }

  override async answer(): Promise<string> {
    const heading = await this.heading();
    // Battles look alike wherever they are fought.
    await this.look(heading.startsWith(this.words.table.battle.title('')) ? 'battle' : heading);
    return super.answer();
  }

  override async press(name: string | RegExp): Promise<void> {
    await super.press(name);
    const { propose } = this.words.table;
    if (name === propose) await this.look('proposed');
  }
}

type Visit = { language: Language; theme: 'light' | 'dark' };

/** From the shelf through every page, a first game against the book, and a match in which everything is on. */
const visit = async ({ language, theme }: Visit): Promise<void> => {
  const site = await openSite();
  const context = await newBrowser({
    locale: LOCALES[language],
    viewport: SIZES.landscape,
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  const page = await newPage(context);
  const player = new ConfrontationInspector(page, language, 4);
  const named = Object.entries({ ...SIZES, phone: PHONE });
  player.sizes = Object.fromEntries(named.map(([held, size]) => [`${language}-${theme}-${held}`, size]));
  const { newGame, guide, results, ending, table } = player.words;
  const card = cardWordsOf(language);

  await openTitle(page, site.address, language);
  await player.look('shelf');
  await player.press(card.results);
  await seeHeading(page, results.title);
  await player.look('results-none');
  await goBack(page, language);
  await player.press(card.guide);
  for (const tab of Object.values(guide.tabs)) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await player.look(`guide ${tab}`);
  }
  await goBack(page, language);

  await player.press(card.newGame);
  await seeHeading(page, newGame.title);
  await player.look('new-game');
  await goBack(page, language);
  await player.beginAlone('Anne', 'easy');
  await player.until(['Anne', newGame.book].map(ending.won));
  await player.look('ending');
  await player.press(ending.results);
  await seeHeading(page, results.title);
  await player.look('results');
  await player.press(player.words.app.back);
  await player.press(ending.again);

  await seeHeading(page, newGame.title);
  for (const [i, name] of NAMES.entries()) await page.getByLabel(newGame.names(i + 1)).fill(name);
  await chooseOption(page, newGame.cast.label, newGame.cast.options.draft);
  await player.press(newGame.more);
  await chooseOption(page, newGame.specials.label, newGame.specials.options.pickTwo);
  await chooseOption(page, newGame.match.label, newGame.match.options.on);
  await chooseOption(page, newGame.memoryAid.label, newGame.memoryAid.options.on);
  await player.look('more-options');
  await player.press(newGame.begin);
  await page.getByText(table.curtain.text).waitFor();
  await player.until(NAMES.map(ending.won));
  await player.press(ending.next);
  await page.getByText(table.curtain.text).waitFor();
  await player.until(NAMES.map(ending.won));
  await player.look('match-over');
  assert.deepEqual(player.flaws, []);
  assertQuiet(page);
  await context.close();
};

describe('every screen of the Confrontation, looked at on a tablet lying and standing and on a phone', () => {
  it('in French by day', () => visit({ language: 'fr', theme: 'light' }));
  it('in English at night', () => visit({ language: 'en', theme: 'dark' }));
});
