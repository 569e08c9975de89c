import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Locator } from 'playwright-core';
import rulebook from '@/games/jime/rules/rulebook.json';
import { wordsOf } from '@/games/jime/words';
import { linkerOf, segmentsOf } from '@/games/jime/words/links';
import { assertQuiet, newBrowser, newPage, openTitle } from './browser';
import type { Aim } from './player';
import { Player } from './player';
import { openSite } from './site';

const WANTED = 25;
const TERMS = linkerOf(wordsOf('en').terms);

const jsonOf = (path: string): Record<string, string> =>
  JSON.parse(readFileSync(join(__dirname, '../..', path), 'utf8'));

const headingOf = (section: string): string | undefined =>
  rulebook.sections.find((one) => one.section === section)?.heading.en;

/** Thrown once enough prompts have been looked at: the rest of the adventure is another test's. */
class SeenEnough extends Error {}

/** A player who looks up the rule of every prompt before answering it, with something half entered. */
class RuleReader extends Player {
  /** What each prompt said, and the titles among them. */
  readonly seen = new Set<string>();
  readonly titles = new Set<string>();
  readonly faults: string[] = [];

  override async answer(aim: Aim): Promise<boolean> {
    const { rule, ruleOff } = this.words.prompts;
    const asked = this.sheet.getByRole('button', { name: rule, exact: true });
    // The answer before may only now have come to the screen, and the prompt be gone.
    const shown =
      (await asked.count()) === 1 ? await this.sheet.innerText({ timeout: 2_000 }).catch(() => null) : null;
    if (shown !== null && !this.seen.has(shown)) {
      const [title = ''] = shown.split('\n');
      const opened = await asked.click({ timeout: 2_000 }).then(
        () => true,
        () => false,
      );
      if (opened) {
        await this.halfEnter();
        await this.lookUp(title);
        await this.press(ruleOff);
        this.seen.add(shown);
        this.titles.add(title);
        if (this.seen.size >= WANTED) throw new SeenEnough();
      }
    }
    return super.answer(aim);
  }

  /** One success more than there are, where successes are counted. */
  private async halfEnter(): Promise<void> {
    await this.pressIfThere(this.words.app.more(this.words.prompts.test.successes));
  }

  /** One touch on the rule opens it; when it is put away, the prompt is as it was. */
  private async lookUp(title: string): Promise<void> {
    const link: Locator = this.sheet.getByRole('note').getByRole('link').first();
    const said = (await link.getAttribute('aria-label')) ?? '';
    const before = await this.sheet.innerText();
    // The first word is touched: its own rule opens if it is a term, else the one the sentence comes from.
    const [word] = segmentsOf(said, TERMS);
    const section = word?.section ?? /§(\d+)/.exec(said)?.[1];
    await link.click({ position: { x: 4, y: 4 } });
    const dialog = this.page.getByRole('dialog').last();
    const wanted = section === undefined ? '' : (headingOf(section) ?? section);
    const heading = dialog.getByRole('heading', { level: 2 }).first();
    await dialog
      .getByText(/§|Guide/)
      .first()
      .waitFor();
    const opened = (await heading.innerText()).trim();
    if (wanted !== '' && opened !== wanted) this.faults.push(`${title}: ${opened} instead of ${wanted}`);
    await dialog.getByRole('button', { name: this.words.app.close, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    if ((await this.sheet.innerText()) !== before) this.faults.push(`${title}: the prompt has changed`);
  }
}

describe('a rule from a prompt', async () => {
  const site = await openSite();

  it(`is one touch away from ${WANTED} prompts, and leaves each as it was`, async (test) => {
    const page = await newPage(await newBrowser());
    const story = jsonOf('campaigns/tutorial/text/en.json');
    const player = new RuleReader(page, 'en');
    await openTitle(page, site.address, 'en');
    await player.beginCampaign(story['campaign.name'] ?? '', ['Gimli', 'Bilbo'], 'The Readers');
    await player.setUp();
    const names = jsonOf('campaigns/core/text/en.json');
    const played = async (): Promise<void> => {
      await player.answerAll('win');
      await player.playAdventure('win', names);
      await player.toCamp();
      await player.breakCamp();
      await player.setUp();
      await player.playAdventure('win', names);
    };
    await played().catch((cause: unknown) => {
      if (!(cause instanceof SeenEnough)) throw cause;
    });
    test.diagnostic(`${player.seen.size} prompts: ${[...player.titles].join(' · ')}`);
    assert.deepEqual(player.faults, []);
    assert.ok(player.seen.size >= WANTED, `${player.seen.size} prompts`);
    assertQuiet(page);
    await page.context().close();
  });
});
