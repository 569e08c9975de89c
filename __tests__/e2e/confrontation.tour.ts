import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { wordsOf as cardWordsOf } from '@/games/confrontation/cardWords';
import type { Language } from '@/i18n/languages';
import type { Album, Visit } from './album';
import { pictureTour } from './album';
import { chooseOption, goBack, seeHeading } from './browser';
import { ConfrontationPlayer } from './confrontationPlayer';

const NAMES = ['Anne', 'Tom'] as const;

/** A player that looks at each screen it has not seen yet, and keeps a picture of it. */
class ConfrontationInspector extends ConfrontationPlayer {
  constructor(
    page: Page,
    language: Language,
    seed: number,
    readonly album: Album,
  ) {
    super(page, language, seed);
  }

  look(screen: string): Promise<void> {
    return this.album.look(screen);
  }

  /** What is asked, by its id; battles look alike wherever they are fought. */
  private screenOf(heading: string): string {
    const { asks, table, ending } = this.words;
    if (heading.startsWith(table.battle.title(''))) return 'battle';
    if (heading === table.thinking) return 'thinking';
    if (heading === table.happened) return 'news';
    if (Object.values(ending.reason).includes(heading)) return 'last-news';
    const asked = Object.entries(asks).find(([, { title }]) => title === heading);
    return asked?.[0] ?? 'curtain';
  }

  override async answer(): Promise<string> {
    const screen = this.screenOf(await this.heading());
    // Thinking may be over before the tablet has been turned.
    if (screen !== 'thinking') await this.look(screen);
    return super.answer();
  }

  override async press(name: string | RegExp): Promise<void> {
    await super.press(name);
    if (name === this.words.table.propose) await this.look('proposed');
  }

  /** A piece in hand with what it lights, a refusal in place, and what a long press tells. */
  async lookAtTurn(): Promise<void> {
    const { table, names, asks, app } = this.words;
    await this.until([asks.turn.title]);
    await this.look('turn');
    const piece = this.page.getByRole('button', { name: /\d \(.+\)$/ }).filter({ visible: true });
    await piece.last().click();
    await this.look('lit');
    // Its middle may be under a piece, which answers for it.
    const shire = this.page.getByRole('button', { name: new RegExp(`^${names.region.shire},`) });
    await shire.click({ position: { x: 20, y: 8 } });
    await this.look('refused');
    await piece.last().click({ delay: 800 });
    await this.look('held');
    await super.press(app.close);
    await this.page
      .getByRole('button', { name: new RegExp(`^(${Object.values(table.hiddenPiece).join('|')})`) })
      .last()
      .click({ delay: 800 });
    await this.look('held-hidden');
    await super.press(app.close);
    await super.press(table.menu.title);
    await this.look('menu');
    await super.press(app.close);
    await piece.last().click();
  }
}

type Tour = { page: Page; player: ConfrontationInspector };

const toNewGame = async ({ page, player }: Tour): Promise<void> => {
  await player.press(cardWordsOf(player.language).newGame);
  await seeHeading(page, player.words.newGame.title);
};

const nameBoth = async ({ page, player }: Tour): Promise<void> => {
  for (const [i, name] of NAMES.entries())
    await page.getByLabel(player.words.newGame.names(i + 1)).fill(name);
};

const PARTS = {
  /** The shelf, the guide, the results, and a first game against the book. */
  alone: async ({ page, player }) => {
    const { language, words } = player;
    const { newGame, guide, results, ending, asks } = words;
    const card = cardWordsOf(language);
    await player.press(card.results);
    await seeHeading(page, results.title);
    await player.look('results-none');
    await goBack(page, language);
    await player.press(card.guide);
    for (const [tab, label] of Object.entries(guide.tabs)) {
      await page.getByRole('tab', { name: label, exact: true }).click();
      await player.look(`guide-${tab}`);
    }
    await goBack(page, language);
    await player.beginAlone('Anne', 'easy');
    await player.lookAtTurn();
    await player.press(guide.help);
    await player.look('help');
    await player.press(words.app.back);
    await seeHeading(page, asks.turn.title);
    await player.until(['Anne', newGame.book].map(ending.won));
    await player.look('ending');
    await player.press(ending.results);
    await seeHeading(page, results.title);
    await player.look('results');
  },
  /** Two at one tablet with the classic nine. */
  classic: async (tour) => {
    const { page, player } = tour;
    const { newGame, table, ending } = player.words;
    await toNewGame(tour);
    await player.look('new-game');
    await nameBoth(tour);
    await player.press(newGame.begin);
    await page.getByText(table.curtain.text).waitFor();
    await player.until(NAMES.map(ending.won));
  },
  /** A match with the variant: two special cards of four, the memory aid. */
  variant: async (tour) => {
    const { page, player } = tour;
    const { newGame, table, ending } = player.words;
    await toNewGame(tour);
    await nameBoth(tour);
    await chooseOption(page, newGame.cast.label, newGame.cast.options.variant);
    await player.press(newGame.more);
    await chooseOption(page, newGame.specials.label, newGame.specials.options.pickTwo);
    await chooseOption(page, newGame.match.label, newGame.match.options.on);
    await chooseOption(page, newGame.memoryAid.label, newGame.memoryAid.options.on);
    await player.look('more-options');
    await player.press(newGame.begin);
    await page.getByText(table.curtain.text).waitFor();
    await player.lookAtTurn();
    await player.until(NAMES.map(ending.won));
    await player.press(ending.next);
    await page.getByText(table.curtain.text).waitFor();
    await player.until(NAMES.map(ending.won));
    await player.look('match-over');
    await page.getByRole('tab', { name: ending.game(1), exact: true }).click();
    await player.look('first-story');
  },
  /** A draft with special cards that are drawn, then cards given to the weaker; and the book deep in thought. */
  draft: async (tour) => {
    const { page, player } = tour;
    const { newGame, table, ending, asks, names, app } = player.words;
    await toNewGame(tour);
    await nameBoth(tour);
    await chooseOption(page, newGame.cast.label, newGame.cast.options.draft);
    await player.press(newGame.more);
    await chooseOption(page, newGame.specials.label, newGame.specials.options.drawn);
    await player.press(newGame.begin);
    await page.getByText(table.curtain.text).waitFor();
    await player.until(NAMES.map(ending.won));
    await player.press(app.back);
    await toNewGame(tour);
    await chooseOption(page, newGame.rival.label, newGame.rival.options.book);
    await chooseOption(page, newGame.strength.label, newGame.strength.options.hard);
    await player.press(newGame.more);
    await chooseOption(page, newGame.specials.label, newGame.specials.options.handicap);
    for (const gift of [names.special.shadowfax, names.special.recall])
      await page.getByRole('checkbox', { name: gift, exact: true }).click();
    await player.look('gift');
    await player.press(newGame.begin);
    await seeHeading(page, asks.placing.title);
    await player.until([asks.turn.title]);
    await player.look('turn-with-gift');
    await player.press(table.playSpecial(names.special.shadowfax));
    await player.look('special-opened');
    await player.press(app.cancel);
    await player.answer();
    if ((await player.heading()) === table.thinking) await player.look('thinking');
  },
} satisfies Record<string, (tour: Tour) => Promise<void>>;

const visit = (part: keyof typeof PARTS, held: Visit): Promise<void> =>
  pictureTour(held, {
    name: `confrontation-${part}`,
    play: (page, album) =>
      PARTS[part]({ page, player: new ConfrontationInspector(page, held.language, 4, album) }),
  });

const LIGHTS: Record<string, Visit> = {
  'in French at night': { language: 'fr', theme: 'dark', text: 'normal' },
  'in English by day': { language: 'en', theme: 'light', text: 'normal' },
  'in French at night, in the largest letters': { language: 'fr', theme: 'dark', text: 'largest' },
};

describe('every screen of the Confrontation, looked at on a tablet lying and standing and on a phone', () => {
  for (const [light, seen] of Object.entries(LIGHTS)) {
    it(`a first game against the book, ${light}`, () => visit('alone', seen));
    it(`two at one tablet, ${light}`, () => visit('classic', seen));
    it(`a match with the variant, ${light}`, () => visit('variant', seen));
    it(`a draft and a gift, ${light}`, () => visit('draft', seen));
  }
});
