import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { wordsOf as jimeCard } from '@/games/jime/cardWords';
import rulebook from '@/games/jime/rules/rulebook.json';
import { wordsOf } from '@/games/jime/words';
import { wordsOf as bookWordsOf } from '@/shell/reference/words';
import { seeHeading } from '../e2e/heading';
import { Player } from '../e2e/player';
import { literal } from '../e2e/tablePlayer';
import type { DevicePage } from './devicePage';
import { asPage, jsonOf, openTitle } from './evening';

const words = wordsOf('en');
const { saves, settings, shelf, app } = words;
const COMPANY = 'The Bells';

const button = (page: DevicePage, name: string) => page.getByRole('button', { name, exact: true }).first();

const backToTitle = async (page: DevicePage): Promise<void> => {
  await button(page, app.back).click();
  await seeHeading(asPage(page), app.name);
};

/** A campaign begun, and the title again. */
const beginTutorial = async (page: DevicePage): Promise<void> => {
  const story = jsonOf('campaigns/tutorial/text/en.json');
  const player = new Player(asPage(page), 'en');
  await player.beginCampaign(story['campaign.name'] ?? '', ['Gimli', 'Bilbo'], COMPANY);
  await player.setUp();
  await player.answerAll('win');
  await button(page, words.table.menu.open).click();
  await button(page, words.table.menu.quit).click();
  await seeHeading(asPage(page), app.name);
};

const handed = (page: DevicePage, what: 'shared' | 'printed'): string[] =>
  page.device.handed.filter((one) => one.what === what).map(({ value }) => value);

describe('what belongs to no game, on a device', () => {
  it('every page of the shelf opens and leads back', async () => {
    const page = await openTitle();
    const offered = page.getByRole('button');
    const count = await offered.count();
    assert.ok(count >= 15, `${count} buttons on the title`);
    for (let at = 0; at < count; at += 1) {
      const opened = await offered.nth(at).getAttribute('aria-label');
      await offered.nth(at).click();
      await page
        .getByRole('heading', { name: app.name, exact: true, level: 1 })
        .waitFor({ state: 'detached' });
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      assert.equal(await page.getByText(words.mishap.title).count(), 0, opened ?? '');
      await backToTitle(page);
    }
  });

  it('settings are kept when the app is ended and opened again', async () => {
    const page = await openTitle();
    const folder = page.device.folder;
    await button(page, shelf.settings).click();
    const night = page.getByRole('radio', { name: settings.theme.options.night, exact: true });
    await night.click();
    await page.waitForTimeout(200);
    page.device.kill();
    const again = await openTitle(folder);
    await button(again, shelf.settings).click();
    const kept = again.getByRole('radio', { name: settings.theme.options.night, exact: true });
    assert.equal(await kept.getAttribute('aria-checked'), 'true');
  });

  it('a save is exported, its file comes in on another device, and the game goes on there', async () => {
    const page = await openTitle();
    await beginTutorial(page);
    await button(page, shelf.saves).click();
    await button(page, app.export).click();
    await page.getByText(app.exported).waitFor();
    const [file = ''] = handed(page, 'shared');
    assert.ok(file.includes(COMPANY));

    const other = await openTitle();
    await button(other, shelf.saves).click();
    other.device.chooser.next = { name: 'red-book.json', text: file };
    await button(other, saves.files.import).click();
    await other.getByText(saves.files.saves(1)).waitFor();
    await button(other, saves.resumeLabel(COMPANY)).click();
    await button(other, words.play.stillLaid).click();
    await other.getByTestId('board').waitFor();
    other.expectSound();
  });

  it('a file that is none of ours is refused in words, and nothing is lost', async () => {
    const page = await openTitle();
    await button(page, shelf.saves).click();
    for (const text of ['{"what":"else"}', 'x'.repeat(2000), '']) {
      page.device.chooser.next = { name: 'other.json', text };
      await button(page, saves.files.import).click();
      await page.getByText(saves.files.refused.foreign).waitFor();
    }
    page.expectSound();
  });

  it('the rules are searched, an entry opens, and the page prints', async () => {
    const page = await openTitle();
    const book = bookWordsOf('en');
    await button(page, jimeCard('en').reference).click();
    await page.getByRole('tab', { name: book.index, exact: true }).click();
    const heading = rulebook.sections.find(({ section }) => section === '87')?.heading.en ?? '';
    await page.getByRole('textbox').first().fill(heading);
    const name = new RegExp(`^${literal(heading)}`);
    await page.getByRole('link', { name }).or(page.getByRole('button', { name })).first().click();
    await button(page, book.more).click();
    await button(page, app.close).click();
    await button(page, app.clear).click();
    await button(page, book.print).click();
    await page.waitForTimeout(200);
    assert.ok([...handed(page, 'shared'), ...handed(page, 'printed')].some((html) => html.includes(heading)));
    page.expectSound();
  });
});
