import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { wordsOf as cardWordsOf } from '@/games/tcg/cardWords';
import type { Language } from '@/i18n/languages';
import { LOCALES, assertQuiet, newBrowser, newPage, openTitle, openTitleOf, seeHeading } from './browser';
import { kill, toldOf } from './kill';
import { openSite, scratchFolder } from './site';
import { TcgPlayer } from './tcgPlayer';
import { URUK, firstTurnToSkirmish, onToSiteNine } from './twoTowers';

describe('a game of the TCG for two, by the interface alone', async () => {
  const site = await openSite();
  it('is won at site 9, killed in a skirmish on the way (fr)', async () => {
    const language = 'fr';
    const profile = scratchFolder();
    const open = () => openTitleOf(profile, site.address, language);
    const evening = new TcgPlayer(await open(), language);
    await firstTurnToSkirmish(evening);
    const told = await toldOf(evening.page);
    assertQuiet(evening.page);
    await kill(evening.page, profile);

    const table = new TcgPlayer(await open(), language);
    const { after } = table.words.table;
    await table.goOn();
    await table.at('skirmish');
    assert.equal(await toldOf(table.page), told);
    await onToSiteNine(table);
    await seeHeading(table.page, after.won('Anne'));
    await table.sees(after.line(9, 2, 10));
    assertQuiet(table.page);
    await table.page.context().close();
  });
});

/** A table of its own, seated in the order of its bids and at the start of the first turn. */
const seated = async (language: Language, bids: Record<string, number>): Promise<TcgPlayer> => {
  const site = await openSite();
  const page = await newPage(await newBrowser({ locale: LOCALES[language] }));
  const table = new TcgPlayer(page, language);
  const players = Object.keys(bids);
  await openTitle(page, site.address, language);
  await table.begin(players);
  for (const [player, bid] of Object.entries(bids)) await table.bid(player, bid);
  await table.revealAndSit(...players);
  for (const [seat] of players.entries()) await table.showFellowship(players[seat + 1]);
  return table;
};

describe('at the table of the TCG', () => {
  it('p.8 a tenth burden corrupts: the game is lost at once, and undo goes back into it', async () => {
    const table = await seated('en', { Anne: 9, Tom: 0 });
    const { app, table: words } = table.words;
    await table.press(app.more(words.burdens('Anne')));
    await seeHeading(table.page, words.after.won('Tom'));
    await table.sees(words.after.lost.corrupted);
    await table.press(words.after.undo);
    await table.at('start');
    assertQuiet(table.page);
    await table.page.context().close();
  });

  it('p.13 four players act to the right, and a phase ends when all have passed in a row', async () => {
    const table = await seated('en', { Anne: 3, Boris: 2, Claire: 1, Denis: 0 });
    const { names, table: words } = table.words;
    const { passed, actsNow, turnOf } = words;
    await table.next('fellowship');
    await table.enter(words.move.shadowNumber(2), 4);
    await table.next('shadow');
    await table.playMinion(URUK);
    for (const player of ['Claire', 'Boris']) await table.nextSays(turnOf(names.step.shadow, player));
    await table.nextSays(turnOf(names.step.manoeuvre, 'Anne'));
    assert.deepEqual(await table.order(), [`1 Anne ${actsNow}`, '4 Denis', '3 Claire', '2 Boris']);
    await table.pass('Anne');
    await table.pass('Denis');
    await table.act('Claire');
    await table.button(words.act.pass('Boris')).waitFor();
    assert.deepEqual(await table.order(), ['1 Anne', '4 Denis', '3 Claire', `2 Boris ${actsNow}`]);
    for (const player of ['Boris', 'Anne', 'Denis']) await table.pass(player);
    await table.button(words.act.pass('Claire')).waitFor();
    assert.deepEqual(await table.order(), [
      `1 Anne ${passed}`,
      `4 Denis ${passed}`,
      `3 Claire ${actsNow}`,
      `2 Boris ${passed}`,
    ]);
    await table.pass('Claire');
    await table.at('archery');
    assertQuiet(table.page);
    await table.page.context().close();
  });
});

describe('the list of set 4', () => {
  it('p.31–36 mounts the lines in sight alone, and the keyboard walks on from line to line', async () => {
    const site = await openSite();
    const page = await newPage(await newBrowser());
    const player = new TcgPlayer(page, 'en');
    await openTitle(page, site.address);
    await player.press(cardWordsOf('en').cards);
    await page.getByRole('tab', { name: player.words.cardsPage.tabs.list, exact: true }).click();
    const lines = page.getByRole('checkbox');
    await lines.first().waitFor();
    assert.ok((await lines.count()) < 80, `${await lines.count()} of 365`);
    await lines.first().focus();
    const labels = new Set<string | null>();
    for (let pressed = 0; pressed < 60; pressed += 1) {
      const focused = page.locator(':focus');
      assert.equal(await focused.getAttribute('role'), 'checkbox', `after ${pressed} presses of Tab`);
      labels.add(await focused.getAttribute('aria-label'));
      await page.keyboard.press('Tab');
    }
    assert.equal(labels.size, 60);
    assertQuiet(page);
    await page.context().close();
  });
});
