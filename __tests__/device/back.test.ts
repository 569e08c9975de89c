import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { wordsOf as jimeCard } from '@/games/jime/cardWords';
import { wordsOf } from '@/games/jime/words';
import { seeHeading } from '../e2e/heading';
import { Player } from '../e2e/player';
import type { DevicePage } from './devicePage';
import { asPage, jsonOf, openTitle } from './evening';

const words = wordsOf('en');
const { app, campaign, shelf, saves, settings, table } = words;
const COMPANY = 'The Bells';

const button = (page: DevicePage, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).first();

/** The first adventure of the tutorial, at its first prompt. */
const toFirstPrompt = async (): Promise<{ page: DevicePage; player: Player }> => {
  const page = await openTitle();
  const player = new Player(asPage(page), 'en');
  const story = jsonOf('campaigns/tutorial/text/en.json');
  await player.beginCampaign(story['campaign.name'] ?? '', ['Gimli', 'Bilbo'], COMPANY);
  await player.setUp();
  return { page, player };
};

describe('the back key of Android', () => {
  it('closes a rule, and the question under it stays; leaves a question with the game kept', async () => {
    const { page } = await toFirstPrompt();
    const rule = button(page, words.prompts.rule);
    while ((await rule.count()) === 0) await button(page, words.prompts.continue).click();
    await rule.click();
    await button(page, app.close).waitFor();
    await page.back();
    await button(page, app.close).waitFor({ state: 'detached' });
    await rule.waitFor();
    await page.back();
    await seeHeading(asPage(page), app.name);
    page.expectSound();
  });

  it('closes a hero’s sheet and the menu, then leaves the map for the title with everything on disk', async () => {
    const { page, player } = await toFirstPrompt();
    await player.answerAll('win');
    const hero = page.getByRole('toolbar', { name: table.heroes, exact: true }).getByRole('button').first();
    await hero.click();
    await hero.click();
    await button(page, table.hero.against.damage).waitFor();
    await page.back();
    await button(page, table.hero.against.damage).waitFor({ state: 'detached' });
    await page.getByTestId('board').waitFor();

    await button(page, table.menu.open).click();
    await button(page, table.menu.quit).waitFor();
    await page.back();
    await button(page, table.menu.quit).waitFor({ state: 'detached' });
    await page.getByTestId('board').waitFor();

    await page.back();
    await seeHeading(asPage(page), app.name);
    const { folder } = page.device;
    page.device.kill();
    const again = await openTitle(folder);
    await button(again, new RegExp(`^${shelf.goOnWith('').trim()}`)).click();
    await button(again, words.play.stillLaid).click();
    await again.getByTestId('board').waitFor();
    again.expectSound();
  });

  it('goes one step back in a wizard, and from its first step to the title', async () => {
    const page = await openTitle();
    const { steps } = campaign.newGame;
    await button(page, jimeCard('en').newCampaign).click();
    await seeHeading(asPage(page), steps.campaign);
    const story = jsonOf('campaigns/tutorial/text/en.json');
    await page.getByRole('radio', { name: story['campaign.name'] ?? '', exact: true }).click();
    await button(page, campaign.next).click();
    await page.getByRole('radio', { name: campaign.newGame.difficulty.normal.name, exact: true }).click();
    await button(page, campaign.next).click();
    await seeHeading(asPage(page), steps.heroes);
    await page.back();
    await seeHeading(asPage(page), steps.difficulty);
    await page.back();
    await seeHeading(asPage(page), steps.campaign);
    await page.back();
    await seeHeading(asPage(page), app.name);
    assert.equal(page.device.exited, false);
  });

  it('closes a dialog, then its page; on the title it leaves the app', async () => {
    const { page } = await toFirstPrompt();
    await page.back();
    await seeHeading(asPage(page), app.name);
    await button(page, shelf.saves).click();
    await button(page, saves.moreLabel(COMPANY)).click();
    await page.getByRole('dialog').first().waitFor();
    await page.back();
    await page.getByRole('dialog').first().waitFor({ state: 'detached' });
    await seeHeading(asPage(page), saves.title);
    await page.back();
    await seeHeading(asPage(page), app.name);
    await button(page, shelf.settings).click();
    await seeHeading(asPage(page), settings.title);
    await page.back();
    await seeHeading(asPage(page), app.name);
    assert.equal(page.device.exited, false);
    await page.back();
    assert.equal(page.device.exited, true);
    page.expectSound();
  });
});
