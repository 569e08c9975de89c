import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LOCALES, assertQuiet, newBrowser, newPage, openTitle, openTitleOf } from './browser';
import { ConfrontationPlayer } from './confrontationPlayer';
import { kill } from './kill';
import { openSite, scratchFolder } from './site';

const NAMES = ['Anne', 'Tom'] as const;

describe('The Confrontation, by the interface alone', async () => {
  const site = await openSite();

  it('is played to its end by two at one tablet, killed in the middle of a battle and resumed behind the curtain (fr)', async () => {
    const language = 'fr';
    const profile = scratchFolder();
    const open = () => openTitleOf(profile, site.address, language);
    const evening = new ConfrontationPlayer(await open(), language, 7);
    const { asks, table, ending } = evening.words;
    await evening.begin(NAMES);
    assert.equal(await evening.heading(), table.curtain.title('Anne'));
    // One game in two hundred and fifty ends before any card is asked for: then another is begun.
    while ((await evening.until([asks.card.title, ...NAMES.map(ending.won)])) !== asks.card.title) {
      await evening.press(ending.again);
      await evening.sitDown(NAMES);
    }
    await evening.answer();
    // One side has laid its card: the other is asked, behind the curtain.
    await evening.until(NAMES.map(table.curtain.title));
    const curtain = await evening.heading();
    await evening.answer();
    const question = await evening.heading();
    assertQuiet(evening.page);
    await kill(evening.page, profile);

    const after = new ConfrontationPlayer(await open(), language, 8);
    await after.goOn();
    await after.page.getByText(table.curtain.text).waitFor();
    assert.equal(await after.heading(), curtain);
    await after.answer();
    assert.equal(await after.heading(), question);
    await after.until(NAMES.map(ending.won));
    await after.page.getByRole('heading', { name: ending.story, exact: true }).waitFor();
    assertQuiet(after.page);
    await after.page.context().close();
  });

  it('is played to its end against the book (en)', async () => {
    const language = 'en';
    const page = await newPage(await newBrowser({ locale: LOCALES[language] }));
    await openTitle(page, site.address, language);
    const alone = new ConfrontationPlayer(page, language, 9);
    const { ending, newGame, table } = alone.words;
    await alone.beginAlone('Anne', 'easy');
    const ends = ['Anne', newGame.book].map(ending.won);
    assert.ok(ends.includes(await alone.until(ends)));
    assert.equal(await page.getByText(table.curtain.text).count(), 0);
    assertQuiet(page);
    await page.context().close();
  });
});
