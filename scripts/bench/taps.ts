/** From a tap to the next screen, for what a table does most often: the tutorial in Chromium, with its saves on disk. */
import type { Locator, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { Player } from '../../__tests__/e2e/player';
import { withoutFiles } from '../../__tests__/e2e/withoutFiles';
import names from '../../campaigns/core/text/en.json';
import story from '../../campaigns/tutorial/text/en.json';
import { executablePath, flags } from '../chromium.mjs';
import { ensureExported, site } from '../exported-site.mjs';
import type { Figure, Subject } from '../figures';
import { addressOf, serve } from '../static-host.mjs';
import { REPEATS, Stopwatch } from '../stopwatch';

const HEROES = ['Gimli', 'Bilbo'] as const;
const HITS = 2;

/** The sheet, and the lines that say where the game stands. */
const PARTS = '[role=region], [role=status]';

/** One thing the table does: how its button is reached, the tap that is timed, and how it is taken back. */
type Action = {
  name: string;
  reach?: () => Promise<unknown>;
  tap: () => Promise<unknown>;
  back?: () => Promise<unknown>;
};

/** The tutorial's first rounds, each common action tapped, taken back and tapped again on the way. */
class Evening {
  private readonly words: Player['words'];

  constructor(
    private readonly page: Page,
    private readonly player: Player,
    private readonly watch: Stopwatch,
  ) {
    this.words = player.words;
  }

  get figures(): Figure[] {
    return this.watch.figures;
  }

  private readonly undo = (): Promise<void> => this.player.press(/^Undo/);

  private async repeat({ name, reach, tap, back }: Action): Promise<void> {
    for (let turn = 0; turn < REPEATS; turn += 1) {
      await reach?.();
      await this.watch.time(name, tap);
      await (back ? back() : this.watch.time('undo', this.undo));
    }
  }

  /** Once more, for good. The tutorial may have a lesson to give at the first time. */
  private async goOn({ name, reach, tap }: Action): Promise<void> {
    await reach?.();
    await this.watch.time(name, tap);
    const { message, continue: read } = this.words.prompts;
    const lesson = this.player.sheet.getByRole('heading', { name: message.lesson, exact: true });
    while ((await lesson.count()) > 0)
      await this.watch.time('continue a lesson', () => this.player.press(read));
  }

  private spot(name: string): Locator {
    const board = this.page.getByTestId('board');
    return board.getByRole('button', { name: new RegExp(`^${name}\\b`) }).first();
  }

  private async touch(name: string): Promise<void> {
    await this.spot(name).focus();
    await this.page.keyboard.press('Enter');
  }

  private touchShield(hero: string): Promise<void> {
    const shields = this.page.getByRole('toolbar', { name: this.words.table.heroes, exact: true });
    return shields.getByRole('button', { name: hero }).click();
  }

  async readOpening(): Promise<void> {
    const { prompts } = this.words;
    const read: Action = {
      name: 'continue a message',
      reach: () => this.player.press(prompts.nextPage),
      tap: () => this.player.press(prompts.continue),
    };
    await this.player.button(prompts.nextPage).waitFor();
    await this.repeat(read);
    await this.goOn(read);
    await this.player.answerAll('win');
  }

  async takeTurns(): Promise<void> {
    const { hero: words } = this.words.table;
    const [hero] = HEROES;
    const take: Action = { name: 'take a turn', tap: () => this.touchShield(hero) };
    await this.repeat(take);
    await this.goOn(take);
    await this.repeat({
      name: 'end a turn',
      tap: () => this.player.press(words.endTurn(hero)),
    });
  }

  async useToken(): Promise<void> {
    const { token } = this.words.prompts;
    const look: Action = { name: 'look at a token', tap: () => this.touch(story['bell.wat.person']) };
    await this.goOn(look);
    await this.repeat({
      name: 'step away',
      tap: () => this.player.press(token.close),
      back: () => this.watch.time(look.name, look.tap),
    });
    await this.repeat({ name: 'interact', tap: () => this.player.press(story['bell.wat.speak']) });
    await this.player.press(token.close);
  }

  private get exploring(): Locator {
    return this.player.button(new RegExp(this.words.table.explore.confirm('').trim()));
  }

  /** The answer before may still be on its way to the disk, and then closes the sheet just opened. */
  private async openExploring(): Promise<void> {
    while ((await this.exploring.count()) === 0) {
      await this.touch(names['token.exploration']);
      await this.page.waitForTimeout(150);
    }
  }

  private readonly enter: Action = {
    name: 'explore a tile',
    reach: () => this.openExploring(),
    tap: () => this.exploring.first().click(),
  };

  /** The lane, where enemies wait. */
  async explore(): Promise<void> {
    await this.repeat(this.enter);
    await this.goOn(this.enter);
    await this.player.answerAll('win');
  }

  async fight(): Promise<void> {
    const { bar, enemy, panel } = this.words.table;
    const { app } = this.words;
    const portraits = this.page.getByRole('toolbar', { name: bar.label, exact: true }).getByRole('button');
    const attack: Action = {
      name: 'attack',
      reach: () => portraits.nth(1).click(),
      tap: () => this.player.press(new RegExp(`^${enemy.attack('\\S+')}$`)),
    };
    await this.repeat(attack);
    await this.goOn(attack);
    const apply: Action = {
      name: 'apply hits',
      reach: async () => {
        for (let hit = 0; hit < HITS; hit += 1) await this.player.press(app.more(panel.hits));
      },
      tap: () => this.player.press(new RegExp(`^${panel.apply}`)),
    };
    await this.repeat(apply);
    await this.player.press(panel.leave);
  }

  async turnHourglass(): Promise<void> {
    await this.repeat({ name: 'hourglass', tap: () => this.player.press(this.words.table.hourglass) });
  }

  /** On to the bank, where a test waits. */
  async passTest(): Promise<void> {
    const passed = this.player.button(this.words.prompts.test.passed);
    for (let quiet = 4; (await passed.count()) === 0; quiet += 1) {
      if (quiet >= 4) await this.goOn(this.enter);
      await this.page.waitForTimeout(100);
      if (
        (await passed.count()) === 0 &&
        (await this.player.sheet.count()) > 0 &&
        (await this.player.answer('win'))
      )
        quiet = 0;
    }
    await this.repeat({ name: 'pass a test', tap: () => passed.click() });
  }
}

export const figures: Subject = async () => {
  ensureExported();
  const host = await serve(site);
  const browser = await chromium.launch({ executablePath, args: flags });
  const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1180, height: 820 } });
  // `KEPT=browser npm run bench taps`: the same taps where there are no files and the book is in the browser's database.
  if (process.env.KEPT === 'browser') await withoutFiles(page);
  const player = new Player(page, 'en');
  await page.goto(addressOf(host));
  await player.beginCampaign(story['campaign.name'], HEROES, 'The Bells');
  await player.setUp();
  const evening = new Evening(page, player, await Stopwatch.start(page, 'taps', PARTS));
  await evening.readOpening();
  await evening.takeTurns();
  await evening.useToken();
  await evening.explore();
  await evening.fight();
  await evening.turnHourglass();
  await evening.passTest();
  await browser.close();
  host.close();
  return evening.figures;
};
