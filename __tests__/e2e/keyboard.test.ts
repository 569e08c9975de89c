import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { root } from '../../scripts/expo.mjs';
import { assertQuiet, newBrowser, newPage, openTitle } from './browser';
import { KeyboardHand, isFocusLost } from './keyboardHand';
import { Player } from './player';
import { openSite } from './site';

/** Nothing is further away than so many presses of Tab. */
const MOST_TABS = 8;
/** So many presses by touch are looked at. */
const TOUCHES = 30;
const HEROES = ['Gimli', 'Bilbo'];

const jsonOf = (path: string): Record<string, string> => JSON.parse(readFileSync(join(root, path), 'utf8'));
const names = jsonOf('campaigns/core/text/en.json');
const story = jsonOf('campaigns/tutorial/text/en.json');

type Hand = Pick<Locator, 'click' | 'focus' | 'fill'>;

/** What every locator of this file is touched by: the player of the other tests gets another hand. */
const handOf = (page: Page): Hand => Object.getPrototypeOf(page.locator('body'));
const given: { hand?: Hand; own?: Hand } = {};

const give = (page: Page, other: Partial<Hand>): void => {
  const hand = handOf(page);
  given.own ??= { click: hand.click, focus: hand.focus, fill: hand.fill };
  given.hand = hand;
  Object.assign(hand, given.own, other);
};
after(() => Object.assign(given.hand ?? {}, given.own));

describe('the focus', async () => {
  const site = await openSite();

  it('is enough to play the first adventure of the tutorial, nothing further than eight tabs away, and is never lost', async () => {
    const page = await newPage(await newBrowser());
    const keys = new KeyboardHand(page);
    give(page, {
      async click(this: Locator) {
        await keys.press(this);
      },
      async focus(this: Locator) {
        await keys.reach(this);
      },
      async fill(this: Locator, text: string) {
        await keys.reach(this);
        await page.keyboard.type(text);
      },
    });
    const player = new Player(page, 'en');
    await openTitle(page, site.address);
    await player.beginCampaign(story['campaign.name'] ?? '', HEROES, 'The Bells');
    await player.setUp();
    await player.answerAll('win');
    await player.makeLastStand();
    await player.playAdventure('win', names);
    await player.toCamp();
    assert.deepEqual(
      keys.presses.filter(({ tabs }) => tabs > MOST_TABS),
      [],
    );
    assert.deepEqual(keys.lost, []);
    assertQuiet(page);
    await page.context().close();
  });

  it('is on something after each of thirty touches', async () => {
    const page = await newPage(await newBrowser());
    const lost: string[] = [];
    let touches = 0;
    give(page, {
      async click(this: Locator, options) {
        const name = (await this.getAttribute('aria-label', options)) ?? '';
        await given.own?.click.call(this, options);
        touches += 1;
        if (await isFocusLost(page)) lost.push(name);
      },
    });
    const player = new Player(page, 'en');
    await openTitle(page, site.address);
    await player.beginCampaign(story['campaign.name'] ?? '', HEROES, 'The Bells');
    await player.setUp();
    await player.answerAll('win');
    assert.deepEqual(lost, []);
    assert.ok(touches >= TOUCHES, `${touches} touches`);
    assertQuiet(page);
    await page.context().close();
  });

  it('goes back to what opened a sheet, and Escape closes it', async () => {
    const page = await newPage(await newBrowser());
    give(page, {});
    const player = new Player(page, 'en');
    const { menu, heroes } = player.words.table;
    await openTitle(page, site.address);
    await player.beginCampaign(story['campaign.name'] ?? '', HEROES, 'The Bells');
    await player.setUp();
    await player.answerAll('win');
    const focused = (): Promise<string> =>
      page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      );
    await page.getByRole('toolbar', { name: heroes, exact: true }).waitFor();
    await player.press(menu.open);
    await page.getByRole('heading', { name: menu.title, exact: true }).waitFor();
    assert.equal(await focused(), menu.title);
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: menu.title, exact: true }).waitFor({ state: 'detached' });
    assert.equal(await isFocusLost(page), false);
    assert.equal(await focused(), menu.open);
    assertQuiet(page);
    await page.context().close();
  });
});
