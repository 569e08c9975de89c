import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import names from '../../../campaigns/core/text/en.json';
import tutorial from '../../../campaigns/tutorial/text/en.json';
import { wordsOf as cardWordsOf } from '@/games/jime/cardWords';
import { wordsOf } from '@/games/jime/words';
import type { Driver } from './driver';
import { fits, Seat, type Name } from './seat';

const words = wordsOf('en');
const HEROES = ['Gimli', 'Bilbo'];
const SAVE = 'The Bells';
const BOARD = '[data-testid=board]';
const SHEET = `[role=region][aria-label="${words.table.sheet.label}"], section[aria-label="${words.table.sheet.label}"]`;
const BAR = `[role=toolbar][aria-label="${words.table.bar.label}"]`;
/** So many looks at the table, and no more: a screen that asks for ever is a fault. */
const LOOKS = 200;
/** A board in ink has hundreds of shades; a canvas that was not painted has one. */
const SHADES = 60;
/** The sheet has come by then, or the finger touched something else. */
const ONE_TOUCH_MS = 4_000;

/** What every engine has to be able to do, from the title to a fight that is resumed. */
export class Core {
  readonly seat: Seat;

  constructor(
    private readonly driver: Driver,
    private readonly address: string,
  ) {
    this.seat = new Seat(driver);
  }

  async openTitle(language: 'en' | 'fr' = 'en'): Promise<void> {
    await this.driver.open(this.address);
    await this.seat.see('heading', wordsOf(language).app.name);
  }

  /** Both languages, and that a choice is there after a reload. */
  async changeLanguage(): Promise<void> {
    const { seat, driver } = this;
    await seat.press(words.shelf.settings);
    for (const language of ['fr', 'en'] as const) {
      const { settings } = wordsOf(language);
      await seat.press(settings.language.options[language], 'radio');
      await seat.see('heading', settings.title);
      await driver.reload();
      await seat.see('heading', settings.title);
    }
    await this.openTitle();
  }

  /** How the settings say the book is kept. */
  async assertKept(keeping: keyof typeof words.settings.kept): Promise<void> {
    const { seat, driver } = this;
    await seat.press(words.shelf.settings);
    const text = JSON.stringify(words.settings.kept[keeping]);
    await seat.until(text, async () =>
      (await driver.run<boolean>(`return document.body.innerText.includes(${text});`)) ? true : undefined,
    );
    await this.openTitle();
  }

  async beginCampaign(): Promise<void> {
    const { seat, driver } = this;
    const { newGame, next, setUp } = words.campaign;
    await seat.press(cardWordsOf('en').newCampaign);
    await seat.see('heading', newGame.steps.campaign);
    await seat.choose('radio', tutorial['campaign.name']);
    await seat.press(next);
    await seat.see('heading', newGame.steps.difficulty);
    await seat.choose('radio', newGame.difficulty.normal.name);
    await seat.press(next);
    for (const hero of HEROES) await seat.choose('checkbox', hero);
    await seat.press(next);
    await seat.see('heading', newGame.steps.items);
    await seat.press(next);
    await seat.see('heading', newGame.steps.name);
    await seat.press(/.*/, 'textbox');
    await driver.run('document.activeElement.select();');
    await driver.type(SAVE);
    await seat.press(newGame.begin);
    await seat.see('heading', setUp.pages['new.2'].title);
  }

  async setUp(): Promise<void> {
    const { seat } = this;
    const { setOut, readOn, goOn, role } = words.campaign.setUp;
    for (let looks = 0; looks < LOOKS && !(await this.boardIsOpen()); looks += 1) {
      const tab = (await seat.look('tab')).find(({ name }) => name.includes(role.none));
      if (tab) {
        await this.driver.click(tab);
        const free = (await seat.look('radio')).find(({ disabled, checked }) => !disabled && !checked);
        if (free) await this.driver.click(free);
      } else for (const name of [setOut, readOn, goOn]) if (await seat.pressIfThere(name)) break;
      await seat.rest(120);
    }
    await seat.until('board', async () => ((await this.boardIsOpen()) ? true : undefined));
  }

  private boardIsOpen(): Promise<boolean> {
    return this.driver.run(`return document.querySelector('${BOARD}') !== null;`);
  }

  /** The board as it is seen: how many shades the middle of the picture has. */
  async assertDrawn(picture: string): Promise<void> {
    const shades = await this.seat.until('painted board', async () => {
      const png = await this.driver.picture();
      writeFileSync(picture, Buffer.from(png, 'base64'));
      const counted = await this.countShades(png);
      return counted > SHADES ? counted : undefined;
    });
    assert.ok(shades > SHADES);
  }

  private async countShades(png: string): Promise<number> {
    const { driver, seat } = this;
    await driver.run(`
      const image = new Image();
      image.onload = () => { window.shown = image; };
      window.shown = null;
      image.src = 'data:image/png;base64,${png}';
    `);
    return seat.until('picture', () =>
      driver.run(`
        if (!window.shown) return undefined;
        const { width, height } = window.shown;
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { width, height });
        const ink = canvas.getContext('2d');
        ink.drawImage(window.shown, 0, 0);
        const { data } = ink.getImageData(width / 4, height / 4, width / 2, height / 4);
        return new Set(new Uint32Array(data.buffer)).size;
      `),
    );
  }

  /** Answers what is asked until the table may act again. */
  async answerAll(): Promise<void> {
    const { prompts, board } = words;
    const best = [
      prompts.nextPage,
      board.laid,
      board.placed,
      board.allPlaced,
      prompts.test.passed,
      prompts.counterattack.no,
      prompts.hourglass.yes,
      prompts.attack.all,
      prompts.activation.noTarget,
      prompts.done,
      prompts.continue,
    ];
    for (let looks = 0, quiet = 0; looks < LOOKS && quiet < 5; looks += 1) {
      const offered = await this.seat.names('button', SHEET);
      const name = best.find((one) => offered.includes(one));
      const pressed = name !== undefined && (await this.seat.pressIfThere(name, 'button', SHEET));
      quiet = pressed ? 0 : quiet + 1;
      await this.seat.rest(100);
    }
  }

  /** Waits for a button of the sheet. A hint may come before it. */
  private async seePastHints(name: Name, patience?: number): Promise<void> {
    const { seat } = this;
    await seat.until(
      `${name} on the sheet`,
      async () => {
        if ((await seat.look('button', SHEET)).some((found) => fits(found.name, name))) return true;
        await seat.pressIfThere(words.prompts.continue, 'button', SHEET);
        return undefined;
      },
      patience,
    );
  }

  /** A finger on what lies on the board, again if the board moved under it, until the sheet offers what follows. */
  private async touchBoard(name: string, offered: Name): Promise<void> {
    const { seat, driver } = this;
    await seat.until(`${name} on the board`, async () => {
      const spots = await seat.look('button', BOARD);
      const spot = spots.find((one) => one.name.startsWith(name) && one.onTop);
      if (!spot) return undefined;
      await driver.click(spot);
      await this.seePastHints(offered, ONE_TOUCH_MS);
      return true;
    });
  }

  /** Someone on the board is spoken with, by a touch of the board. */
  async lookAtToken(): Promise<void> {
    await this.touchBoard(tutorial['bell.wat.person'], tutorial['bell.wat.speak']);
    await this.seat.press(words.prompts.token.close);
  }

  /** On to the lane, where enemies wait; one of them is struck. */
  async fight(): Promise<void> {
    const { seat } = this;
    const { bar, enemy, explore, panel } = words.table;
    const explores = new RegExp(explore.confirm('').trim());
    await this.touchBoard(names['token.exploration'], explores);
    await seat.press(explores);
    await seat.rest(300);
    await this.answerAll();
    const group = await seat.until('enemy', async () =>
      (await seat.names('button', BAR)).find((name) => name !== bar.provoke),
    );
    await seat.press(group, 'button', BAR);
    await seat.press(new RegExp(`^${enemy.attack('\\S+')}$`));
    const moreHits = words.app.more(panel.hits);
    await this.seePastHints(moreHits);
    await seat.press(moreHits);
    await seat.press(new RegExp(`^${panel.apply}`));
    await seat.rest(300);
  }

  /** What the open game asks and shows, in words. */
  private async told(): Promise<string[]> {
    const read = async (): Promise<string[]> => [
      ...(await this.seat.names()),
      ...(await this.seat.names('heading')),
    ];
    for (let before = ''; ;) {
      const now = await read();
      if (now.join('\n') === before) return now.sort();
      before = now.join('\n');
      await this.seat.rest(500);
    }
  }

  /** The page is loaded anew, and the game is as it was. */
  async resume(): Promise<void> {
    const before = await this.told();
    await this.openTitle();
    await this.seat.press(new RegExp(`^${words.shelf.goOnWith('')}`));
    await this.seat.press(words.play.stillLaid);
    await this.seat.until('board', async () => ((await this.boardIsOpen()) ? true : undefined));
    await this.seat.until('the same table', async () => {
      const after = await this.told();
      return after.join('\n') === before.join('\n') ? true : undefined;
    });
  }
}
