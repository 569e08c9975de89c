import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { wordsOf } from '@/games/jime/words';
import { int, seeded } from '@/kernel/random';
import { Player } from '../e2e/player';
import type { DevicePage } from './devicePage';
import { asPage, copyOf, jsonOf, openTitle } from './evening';

const words = wordsOf('en');
const KILLS = 8;

/** The tutorial, on its map, with a hero about to take the first turn. */
const toFirstTurn = async (page: DevicePage): Promise<Player> => {
  const player = new Player(asPage(page), 'en');
  const story = jsonOf('campaigns/tutorial/text/en.json');
  await player.beginCampaign(story['campaign.name'] ?? '', ['Gimli', 'Bilbo'], 'The Bells');
  await player.setUp();
  await player.answerAll('win');
  return player;
};

const goOn = async (folder: string): Promise<DevicePage> => {
  const page = await openTitle(folder);
  await page
    .getByRole('button', { name: new RegExp(`^${words.shelf.goOnWith('').trim()}`) })
    .first()
    .click();
  await page.getByRole('button', { name: words.play.stillLaid, exact: true }).click();
  await page.getByTestId('board').waitFor();
  await page.waitForTimeout(600);
  page.expectSound();
  return page;
};

/** All that can be read or touched, once the screen has come to rest. */
const told = async (page: DevicePage): Promise<string> => {
  await page.waitForTimeout(600);
  return page.described();
};

const beginTurn = (page: DevicePage): Promise<void> =>
  page.getByRole('toolbar', { name: words.table.heroes, exact: true }).getByRole('button').first().click();

describe('a device whose battery runs out', () => {
  it(`in the middle of a write, ${KILLS} times: the step is whole or was never made`, async () => {
    const first = await openTitle();
    await toFirstTurn(first);
    first.device.kill();
    const { folder } = first.device;

    const steady = await goOn(copyOf(folder));
    const before = await told(steady);
    const idle = steady.device.statements;
    await beginTurn(steady);
    const after = await told(steady);
    const written = steady.device.statements - idle;
    steady.device.kill();
    assert.notEqual(after, before);
    assert.ok(written >= 3, `${written} statements write a step`);

    const dice = seeded(41);
    const outcomes = { whole: 0, never: 0 };
    for (let kill = 0; kill < KILLS; kill += 1) {
      const page = await goOn(copyOf(folder));
      const wreck = page.device.dieAfter(int(dice, 1, written), copyOf);
      await beginTurn(page).catch(() => undefined);
      await page.waitForTimeout(300);
      page.device.kill();
      const again = await goOn(wreck());
      const now = await told(again);
      assert.ok(now === before || now === after, `kill ${kill}: neither before nor after the step: ${now}`);
      outcomes[now === after ? 'whole' : 'never'] += 1;
      again.device.kill();
    }
    assert.ok(outcomes.never > 0, JSON.stringify(outcomes));
  });
});
