import assert from 'node:assert/strict';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { wordsOf } from '@/games/jime/words';
import type { GameId } from '@/kernel/game';
import { violationsOf } from './axe';
import { PHONE, assertQuiet, newBrowser, newPage, openTitle } from './browser';
import type { Moment } from './momentSaves';
import { writeMoments } from './momentSaves';
import { Player } from './player';
import { importFile } from './saveFiles';
import type { Site } from './site';
import { openSite, scratchFolder } from './site';

const words = wordsOf('en');

/** The pages of the shelf and of each game. */
const PAGES = [
  ...['', 'settings', 'credits'],
  ...['new', 'collection', 'box', 'lay-map', 'reference'].map((page) => `jime/${page}`),
  ...['new', 'guide', 'results', 'reference'].map((page) => `confrontation/${page}`),
  ...['new', 'cards', 'scores', 'reference'].map((page) => `lcg/${page}`),
  ...['new', 'base', 'cards', 'games', 'reference'].map((page) => `tcg/${page}`),
];

/** The moments of each game that are looked at. */
type Moments = Readonly<Partial<Record<GameId, readonly string[]>>>;
const BY_DAY: Moments = {
  jime: [
    ...['message', 'placement', 'terrain', 'test', 'suffer', 'choice', 'attack', 'panel'],
    ...['activation', 'hourglass', 'lastStands', 'camp'],
  ],
  lcg: ['setUp', 'planning', 'staging', 'ended'],
  tcg: ['bids', 'fellowship', 'shadow', 'ended'],
  confrontation: ['placing', 'turn', 'card', 'over'],
};
const BY_NIGHT: Moments = {
  jime: ['rest', 'suffer', 'panel', 'camp'],
  lcg: ['chooseEnemy'],
  tcg: ['shadow'],
  confrontation: ['turn'],
};

/** Looks at every page it comes to, and keeps what breaks a rule by the name of the screen. */
class Looker extends Player {
  readonly flaws: Record<string, string[]> = {};
  seen = 0;

  async look(screen: string): Promise<void> {
    this.seen += 1;
    const found = await violationsOf(this.page);
    if (found.length > 0) this.flaws[screen] = found;
  }

  /** Goes to a page of the app without loading it anew, as a link does. */
  async goTo(path: string): Promise<void> {
    await this.page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/${path}`);
    await this.page.waitForURL(`**/${path}`);
    await this.page.getByRole('heading').filter({ visible: true }).first().waitFor();
  }

  /** A table that is found again is greeted first. */
  async greet(): Promise<void> {
    await this.press(words.play.stillLaid);
    await this.button(words.play.stillLaid).waitFor({ state: 'detached' });
  }

  /** Presses what opens a sheet, looks at it and closes it. */
  async lookInto(screen: string, opener: string | RegExp): Promise<void> {
    await this.press(opener);
    await this.sheet.waitFor();
    await this.look(screen);
    await this.page.keyboard.press('Escape');
    await this.sheet.waitFor({ state: 'detached' });
  }
}

describe('no screen breaks WCAG 2.2 A or AA', () => {
  let site: Site;
  let file: string;
  let moments: Moment[];
  before(async () => {
    site = await openSite();
    file = join(scratchFolder(), 'moments.json');
    moments = await writeMoments(file);
  });

  const visit = async (
    options: BrowserContextOptions,
    pages: readonly string[],
    wanted: Moments,
    beside: (looker: Looker) => Promise<void> = async () => undefined,
  ): Promise<void> => {
    const page: Page = await newPage(await newBrowser(options));
    const looker = new Looker(page, 'en');
    await openTitle(page, site.address);
    await importFile(looker, file);
    // Of a long list only what is near the screen is there: its first or its last save.
    const [first, last] = [moments[0], moments.at(-1)].map((one) => words.saves.resumeLabel(one?.kind ?? ''));
    await looker
      .button(first ?? '')
      .or(looker.button(last ?? ''))
      .first()
      .waitFor();
    await looker.look('saves');
    for (const path of pages) {
      await looker.goTo(path);
      await looker.look(path);
    }
    for (const [at, { game, kind }] of moments.entries()) {
      if (!wanted[game]?.includes(kind)) continue;
      await looker.goTo(`${game}/play?slot=${at + 1}`);
      if (game === 'jime' && kind !== 'camp') await looker.greet();
      await looker.look(`${game} ${kind}`);
    }
    await looker.goTo(`jime/play?slot=${moments.findIndex(({ kind }) => kind === 'rest') + 1}`);
    await looker.greet();
    await beside(looker);
    console.log(looker.seen, 'screens');
    assert.deepEqual(looker.flaws, {});
    assertQuiet(page);
    await page.context().close();
  };

  it('by day on a tablet, each page and each moment, with what opens over the map', () =>
    visit({ colorScheme: 'light' }, PAGES, BY_DAY, async (looker) => {
      const { menu, threat, objective, heroes } = words.table;
      await looker.look('jime rest');
      await looker.lookInto('menu', menu.open);
      await looker.lookInto('threat', new RegExp(`^${threat.of(0, 0).split('0')[0]}\\d`));
      await looker.lookInto('objectives', new RegExp(`^${objective.label}`));
      // The first touch begins the hero's turn, the second opens the sheet.
      const hero = looker.page
        .getByRole('toolbar', { name: heroes, exact: true })
        .getByRole('button')
        .first();
      await hero.click();
      await hero.and(looker.page.locator('[aria-pressed=true]')).waitFor();
      const name = ((await hero.getAttribute('aria-label')) ?? '').split(':')[0];
      await looker.lookInto('hero', new RegExp(`^${name}:`));
      await looker.press(words.table.company);
      await looker.page.getByRole('tablist').first().waitFor();
      await looker.look('company');
    }));

  it('by night on a phone', () =>
    visit({ colorScheme: 'dark', viewport: PHONE }, ['settings', 'lcg/new'], BY_NIGHT));
});
