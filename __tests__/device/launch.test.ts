import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { wordsOf } from '@/games/jime/words';
import { seeHeading } from '../e2e/heading';
import { Player } from '../e2e/player';
import { DevicePage } from './devicePage';
import { asPage, jsonOf, newDevice, openTitle } from './evening';

const words = wordsOf('en');
const { safeLaunch, app } = words;
const COMPANY = 'The Bells';

const button = (page: DevicePage, name: string) => page.getByRole('button', { name, exact: true }).first();

/** The app is gone again before its page has stood for a while. */
const breakOff = async (folder: string): Promise<void> => {
  const device = newDevice(folder);
  await device.settle(500);
  device.kill();
};

describe('a device on which the app broke off twice, right after its start', () => {
  it('opens nothing, exports every save, and starts as always when it is asked to', async () => {
    const first = await openTitle();
    const player = new Player(asPage(first), 'en');
    const story = jsonOf('campaigns/tutorial/text/en.json');
    await player.beginCampaign(story['campaign.name'] ?? '', ['Gimli', 'Bilbo'], COMPANY);
    await first.waitForTimeout(6_000);
    first.device.kill();
    const { folder } = first.device;

    await breakOff(folder);
    await breakOff(folder);
    const page = new DevicePage(newDevice(folder));
    await seeHeading(asPage(page), safeLaunch.title);
    assert.ok(page.device.handed.some(({ what }) => what === 'splash'));
    assert.equal(await page.getByRole('heading', { name: app.name, exact: true }).count(), 0);
    await button(page, app.export).click();
    await page.getByText(app.exported).waitFor();
    assert.ok(page.device.handed.some(({ what, value }) => what === 'shared' && value.includes(COMPANY)));
    await button(page, safeLaunch.asAlways).click();
    assert.ok(page.device.restarted);
    page.device.kill();

    const again = await openTitle(folder);
    await again.waitForTimeout(6_000);
    again.expectSound();
    again.device.kill();
    await openTitle(folder);
  });
});
