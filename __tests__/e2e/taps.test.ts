import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { root } from '../../scripts/expo.mjs';
import { assertQuiet, newBrowser, newPage, openTitle } from './browser';
import { importCampaign } from './importCampaign';
import { Player } from './player';
import { openSite, scratchFolder } from './site';

const FOLDER = join(__dirname, 'round');
const story: Record<string, string> = JSON.parse(readFileSync(join(FOLDER, 'text/en.json'), 'utf8'));
const names: Record<string, string> = JSON.parse(
  readFileSync(join(root, 'campaigns/core/text/en.json'), 'utf8'),
);

/** As many taps as a round of three heroes may ask for. */
const MOST = 28;
const SEED = 18;

const bundle = (): string => {
  const file = join(scratchFolder(), 'one-round.json');
  const script = join(root, 'scripts/bundle-campaign.ts');
  execFileSync(process.execPath, ['--import', 'tsx', script, FOLDER, file], { cwd: root });
  return file;
};

/** One player at the table, whose every tap is counted under the step of the round it belongs to. */
class CountedPlayer extends Player {
  readonly counts = new Map<string, number>();
  private step = '';

  begin(step: string): void {
    this.step = step;
  }

  private count(): void {
    this.counts.set(this.step, (this.counts.get(this.step) ?? 0) + 1);
  }

  get total(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0);
  }

  async tap(name: string | RegExp, times = 1): Promise<void> {
    for (let tapped = 0; tapped < times; tapped += 1) {
      await this.button(name).last().waitFor();
      // The answer before may still be on its way to the disk, and a tap made meanwhile is dropped.
      await this.page.waitForTimeout(250);
      await this.button(name).last().click();
      this.count();
    }
    await this.page.waitForTimeout(150);
  }

  async tapSpot(name: string): Promise<void> {
    const spot = this.page.getByTestId('board').getByRole('button', { name: new RegExp(`^${name}, `) });
    await spot.first().waitFor();
    // While the answer before is on its way to the disk its sheet is open, and a tap is dropped.
    await this.sheet.waitFor({ state: 'detached' });
    await spot.first().focus();
    await this.page.keyboard.press('Enter');
    this.count();
  }

  async tapPortrait(enemy: string): Promise<void> {
    const bar = this.page.getByRole('toolbar', { name: this.words.table.bar.label, exact: true });
    await bar.getByRole('button', { name: new RegExp(`^${enemy}, `) }).click();
    this.count();
  }

  /** A line of a weapon in the attack panel. */
  async tapLine(weapon: string, successes: number, hits: number): Promise<void> {
    const { item } = this.words.box;
    const name = new RegExp(`^${weapon}.*${item.successes(successes)} → ${item.hits(hits)}`);
    await this.page.getByRole('checkbox', { name }).click();
    this.count();
  }

  async tapSuffered(): Promise<void> {
    await this.tap(this.suffered);
  }

  async tapSuccesses(successes: number | 'all'): Promise<void> {
    const numbers = this.page.getByRole('radiogroup', { name: this.words.prompts.attack.successes });
    await (
      successes === 'all'
        ? numbers.getByRole('radio').last()
        : numbers.getByRole('radio', { name: String(successes), exact: true })
    ).click();
    this.count();
  }
}

/** The same number for every new game, so that the same round is played each time. */
const seedGames = (page: Page): Promise<unknown> =>
  page.addInitScript(`crypto.getRandomValues = (numbers) => numbers.fill(${SEED})`);

const playRound = async (player: CountedPlayer): Promise<void> => {
  const { app, prompts, table, board } = player.words;
  const end = async (hero: string): Promise<void> => {
    player.begin(`turn of ${hero} ends`);
    await player.tap(app.pair(table.endTurn, hero));
  };
  player.begin('exploration');
  await player.tapSpot(names['token.exploration'] ?? '');
  await player.tap(table.explore.confirm('Gimli'));
  await player.tap(prompts.continue);
  await player.tap(board.laid);
  player.begin('test');
  await player.tapSpot(names['token.search'] ?? '');
  await player.tap(story['road.cart.lift'] ?? '');
  await player.tap(prompts.test.passed);
  await player.tap(prompts.continue);
  await end('Gimli');
  player.begin('attack with a counterattack');
  await player.tapPortrait(names['enemy.ruffian'] ?? '');
  await player.tap(table.enemy.attack('Aragorn'));
  await player.tapLine('Sword', 2, 5);
  await player.tap(table.panel.applyInReach);
  await player.tapSuccesses(1);
  await player.tapSuffered();
  await end('Aragorn');
  player.begin('attack out of reach');
  await player.tapPortrait(names['enemy.hungry-warg'] ?? '');
  await player.tap(table.enemy.attack('Legolas'));
  await player.tapLine('Great Bow', 1, 2);
  await player.tap(table.panel.applyOutOfReach);
  player.begin('turn of Legolas and action phase end');
  await player.tap(table.hourglass);
  player.begin('first enemy activates');
  await player.tap(new RegExp(`^${prompts.activation.attack('\\S+')}`));
  await player.tapSuffered();
  player.begin('second enemy activates');
  await player.tap(new RegExp(`^${prompts.activation.attack('\\S+')}`));
  await player.tapSuccesses('all');
  await player.tap(prompts.attack.all);
  player.begin('threshold');
  await player.tap(prompts.continue);
  player.begin('rally');
  await player.tap(prompts.done);
};

describe('a round of three heroes', async () => {
  const site = await openSite();
  it(`asks for ${MOST} taps at most`, async () => {
    const page = await newPage(await newBrowser());
    await seedGames(page);
    const player = new CountedPlayer(page, 'en');
    await openTitle(page, site.address);
    await importCampaign(page, 'en', bundle(), story['campaign.name'] ?? '');
    await player.beginCampaign(story['campaign.name'] ?? '', ['Gimli', 'Aragorn', 'Legolas'], 'The Carters');
    await player.setUp();
    await player.answerAll('win');
    page.setDefaultTimeout(6_000);
    try {
      await playRound(player);
      await player.page.getByText(player.words.table.now.choose('Gimli, Aragorn and Legolas')).waitFor();
    } catch (fault) {
      await page.screenshot({ path: join(root, 'artifacts/screens/taps.png') });
      throw fault;
    } finally {
      console.table([...player.counts, ['all', player.total]]);
    }
    assert.ok(player.total <= MOST, `${player.total} taps`);
    assertQuiet(page);
    await page.context().close();
  });
});
