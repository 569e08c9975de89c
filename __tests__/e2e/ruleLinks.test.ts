import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Locator } from 'playwright-core';
import type { RuleKind } from '@/games/jime/play';
import { PROMPT_SECTIONS, sectionHeading } from '@/games/jime/play';
import { assertQuiet, newBrowser, newPage, openTitle } from './browser';
import { seeHeading } from './heading';
import { Player } from './player';
import { writePromptSaves } from './promptSaves';
import { importFile } from './saveFiles';
import { openSite, scratchFolder } from './site';

const WANTED = 25;

/** Where the prompt is: the page of a last stand lies over the empty sheet. */
const sheetOf = ({ sheet }: Player): Locator => sheet.last();

/** From the title page to the prompt at which the save of that name was left. */
const resume = async (player: Player, name: string): Promise<void> => {
  const { shelf, saves, play, board } = player.words;
  await player.press(shelf.saves);
  await seeHeading(player.page, saves.title);
  await player.press(saves.resumeLabel(name));
  await player.press(play.stillLaid);
  await player.page.getByTestId('board').waitFor();
  await player.page.getByText(board.opening).waitFor({ state: 'detached' });
  await sheetOf(player).waitFor();
};

/** Something that is not sent off yet: one more of what is counted, or the last of what can be chosen. */
const halfEnter = async (player: Player): Promise<boolean> => {
  const more = sheetOf(player).getByRole('button', { name: new RegExp(`^${player.words.app.more('')}`) });
  const choice = sheetOf(player).locator('[role=radio],[role=checkbox],[role=tab]').filter({ visible: true });
  for (const entry of [more.first(), choice.last()])
    if ((await entry.count()) > 0) {
      await entry.click({ timeout: 3_000 });
      return true;
    }
  return false;
};

/** One touch on the “?” opens this rule; whether the prompt is as it was when the rule is put away. */
const lookUp = async (player: Player, heading: string): Promise<boolean> => {
  const { page, words } = player;
  const sheet = sheetOf(player);
  const rule = sheet.getByRole('button', { name: words.prompts.rule, exact: true });
  // To touch it a long sheet is scrolled back to its top, and says then that there is more below.
  await rule.scrollIntoViewIfNeeded();
  await page.waitForTimeout(100);
  const before = await sheet.ariaSnapshot();
  await rule.click();
  const dialog = page.getByRole('dialog', { name: heading, exact: true });
  await dialog.getByRole('button', { name: words.app.close, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  return (await sheet.ariaSnapshot()) === before;
};

describe('a rule from a prompt', async () => {
  const site = await openSite();

  it(`is one touch away from ${WANTED} kinds of prompt, and leaves each as it was`, async (test) => {
    const file = join(scratchFolder(), 'prompts.json');
    const kinds = await writePromptSaves(file, WANTED);
    assert.equal(kinds.length, WANTED);
    const page = await newPage(await newBrowser());
    const player = new Player(page, 'en');
    await openTitle(page, site.address, 'en');
    await importFile(player, file);
    for (const kind of kinds) await player.button(player.words.saves.resumeLabel(kind)).waitFor();
    await player.press(player.words.app.back);
    const halfEntered: RuleKind[] = [];
    for (const kind of kinds) {
      await resume(player, kind);
      if (await halfEnter(player)) halfEntered.push(kind);
      const heading = sectionHeading(PROMPT_SECTIONS[kind], 'en') ?? kind;
      assert.ok(await lookUp(player, heading), `${kind} has changed`);
      // A last stand is a page of its own, without a menu.
      if (kind === 'lastStands' || kind === 'lastStand') await openTitle(page, site.address, 'en');
      else {
        await player.press(player.words.table.menu.open);
        await player.press(player.words.table.menu.quit);
      }
    }
    test.diagnostic(`half entered: ${halfEntered.join(', ')}`);
    assertQuiet(page);
    await page.context().close();
  });
});
