import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { wordsOf } from '@/games/jime/words';
import { int, seeded } from '@/kernel/random';
import { assertQuiet, browserOf, newPage } from './browser';
import { kill, openAfterKill, toldOf } from './kill';
import type { Aim } from './player';
import { Player } from './player';
import { openSite, scratchFolder } from './site';
import { withoutFiles } from './withoutFiles';

const words = wordsOf('en');
const KILLS = 10;
const SEED = 7;

const jsonOf = (path: string): Record<string, string> =>
  JSON.parse(readFileSync(join(__dirname, '../..', path), 'utf8'));

class Killed extends Error {}

/** A table that plays on until it has been asked so many times; then the light goes out, in the middle of a prompt. */
class Doomed extends Player {
  private midway = false;
  private said = '';

  constructor(
    page: Page,
    private left: number,
  ) {
    super(page, 'en');
  }

  override async answer(aim: Aim): Promise<boolean> {
    const said = await this.sheet.innerText({ timeout: 3_000 }).catch(() => this.said);
    // A tap that came to nothing is no step forward: every kill finds the table further on.
    if (said !== this.said) this.left -= 1;
    this.said = said;
    if (this.left <= 0 && (await this.atFirstPage())) throw new Killed();
    this.midway = (await this.button(this.words.prompts.nextPage).count()) > 0;
    return super.answer(aim);
  }

  /** An open sheet; one that can be closed was opened by hand and asks nothing, one half read or laid begins again at its top. */
  private async atFirstPage(): Promise<boolean> {
    const { app, board } = this.words;
    const elsewhere = this.sheet.getByRole('button', {
      name: new RegExp(`^(${app.close}|${board.stepBack})$`),
    });
    return !this.midway && (await this.sheet.count()) > 0 && (await elsewhere.count()) === 0;
  }
}

/** Where the book is kept: in a file, or in the browser's database where there are no files. */
const WAYS = ['file', 'browser'] as const;
type Way = (typeof WAYS)[number];

const reopen = async (way: Way, profile: string, address: string): Promise<Page> => {
  const page = await newPage(await browserOf(profile));
  if (way === 'browser') await withoutFiles(page);
  await openAfterKill(page, address);
  return page;
};

/** From the title to the prompt that was open. */
const goOn = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: new RegExp(`^${words.shelf.goOnWith('')}`) }).click();
  await page.getByRole('button', { name: words.play.stillLaid, exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // A slow machine may still be unrolling the map, and tells of nothing on it until then.
  await page.getByTestId('board').waitFor();
  await page.getByText(words.board.opening).waitFor({ state: 'detached' });
};

/** News of an objective is told once: who reads it puts it away. */
const readNews = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: new RegExp(`^${words.table.objective.fresh}`) })
    .click({ timeout: 500 })
    .catch(() => undefined);

/** Whether the table was cut short; false when the adventure came to its end. */
const isCutShort = async (player: Player, names: Record<string, string>): Promise<boolean> => {
  try {
    await player.playAdventure('win', names);
    return false;
  } catch (cause) {
    if (cause instanceof Killed) return true;
    throw cause;
  }
};

/** Back, step by step, until the sheet says what it said when the adventure was set out on; how many steps it took. */
const undoTo = async (player: Player, opening: string): Promise<number> => {
  const back = player.button(new RegExp(`^${words.app.pair(words.table.undo.undo, '')}`));
  let steps = 0;
  for (let idle = 0; idle < 10;) {
    const told = await player.sheet.ariaSnapshot({ timeout: 3_000 }).catch(() => '');
    if (told === opening) return steps;
    // A slow machine may still show the sheet of the last step when nothing is left to undo.
    const undone = await back.click({ timeout: 1_000 }).then(
      () => true,
      () => false,
    );
    if (undone) steps += 1;
    idle = undone ? 0 : idle + 1;
    await player.page.waitForTimeout(120);
  }
  throw new Error(`after ${steps} steps back the first sheet is not open: ${await player.sheet.innerText()}`);
};

describe('the browser is killed in the middle of a prompt', async () => {
  const site = await openSite();
  for (const way of WAYS)
    it(`ten times, the book kept by way of ${way}; each time the same prompt is open again, and undo reaches the start`, async (test) => {
      const generator = seeded(SEED);
      const profile = scratchFolder();
      const names = jsonOf('campaigns/core/text/en.json');
      const campaign = jsonOf('campaigns/tutorial/text/en.json')['campaign.name'] ?? '';
      let page = await reopen(way, profile, site.address);
      const company = new Player(page, 'en');
      await company.beginCampaign(campaign, ['Gimli', 'Bilbo'], 'The Bells');
      await company.setUp();
      await company.sheet.waitFor();
      const opening = await company.sheet.ariaSnapshot();
      for (let kills = 0; kills < KILLS; kills += 1) {
        const player = new Doomed(page, int(generator, 2, 7));
        assert.ok(await isCutShort(player, names), `the adventure ended after ${kills} kills`);
        await readNews(page);
        const told = await toldOf(page);
        assertQuiet(page);
        await kill(page, profile);
        page = await reopen(way, profile, site.address);
        await goOn(page);
        assert.equal(await toldOf(page), told);
        test.diagnostic(`killed in: ${(await new Player(page, 'en').sheet.innerText()).split('\n')[0]}`);
      }
      const survivor = new Player(page, 'en');
      const steps = await undoTo(survivor, opening);
      test.diagnostic(`${steps} steps undone`);
      assert.ok(steps > KILLS);
      assertQuiet(page);
      await page.context().close();
    });
});
