import type { Locator, Page } from 'playwright-core';
import type { Language } from '@/i18n/languages';
import type { Translations } from '@/games/jime/words';
import { wordsOf as cardWordsOf } from '@/games/jime/cardWords';
import { wordsOf } from '@/games/jime/words';
import { seeHeading } from './heading';

/** How the company plays: to win it passes every test and fells what stands in its way; to lose it lets time run out. */
export type Aim = 'win' | 'lose';

/** The stepper of a new game stands at two players. */
const FIRST_PLAYERS = 2;
const PRESSABLE = '[role=button]:not([aria-disabled=true]):not([disabled])';
/** Long enough for a page that is laid out anew on a slow machine: a tap given up too soon is given up for ever. */
const LAID_OUT_MS = 3_000;
/** More answers than any evening of the tests asks for: a screen that asks for ever is a fault. */
const PATIENCE = 700;

/**
 * Five people at a table, by role and label alone: what a finger, a keyboard or a screen reader can do. It knows the
 * words of the interface and nothing of the game behind them.
 */
export class Player {
  readonly words: Translations;

  constructor(
    readonly page: Page,
    readonly language: Language,
  ) {
    this.words = wordsOf(language);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' }).filter({ visible: true });
  }

  async press(name: string | RegExp): Promise<void> {
    await this.button(name).first().click();
  }

  /** Presses it if it is there; whether it was. */
  async pressIfThere(name: string | RegExp): Promise<boolean> {
    const found = this.button(name);
    if ((await found.count()) === 0) return false;
    // A tap may land while the answer before it is being written: then the screen is looked at again.
    await found
      .first()
      .click({ timeout: LAID_OUT_MS })
      .catch(() => undefined);
    return true;
  }

  /** Where a campaign may be begun later: there, after its first past, or at its beginning. */
  private async chooseStart(start: string | undefined): Promise<void> {
    const { newGame, next } = this.words.campaign;
    const { page } = this;
    const asked = page.getByRole('heading', { name: newGame.steps.start, exact: true, level: 1 });
    const difficulty = page.getByRole('heading', { name: newGame.steps.difficulty, exact: true, level: 1 });
    await asked.or(difficulty).waitFor();
    if ((await asked.count()) === 0) return;
    await page.getByRole('radio', { name: start ?? newGame.start.first, exact: true }).click();
    await this.press(next);
    if (start === undefined) return;
    await seeHeading(page, newGame.steps.past);
    await this.press(next);
  }

  /** From the title page to what the heroes carry: three choices and more, each with a way back. */
  async toItems(campaign: string, heroes: readonly string[], start?: string): Promise<void> {
    const { newGame, next } = this.words.campaign;
    const { page } = this;
    await this.press(cardWordsOf(this.language).newCampaign);
    await seeHeading(page, newGame.steps.campaign);
    await page.getByRole('radio', { name: campaign, exact: true }).click();
    await this.press(next);
    await this.chooseStart(start);
    await page.getByRole('radio', { name: newGame.difficulty.normal.name, exact: true }).click();
    await this.press(next);
    await seeHeading(page, newGame.steps.heroes);
    const players = page.getByRole('group', { name: newGame.players, exact: true });
    const more = players.getByRole('button', { name: this.words.app.more(newGame.players), exact: true });
    for (let count = FIRST_PLAYERS; count < heroes.length; count += 1) await more.click();
    for (const hero of heroes) await page.getByRole('checkbox', { name: hero, exact: true }).click();
    await this.press(next);
    await seeHeading(page, newGame.steps.items);
  }

  /** From the title page to the first step of the set-up: five choices and more, each with a way back. */
  async beginCampaign(
    campaign: string,
    heroes: readonly string[],
    company: string,
    start?: string,
  ): Promise<void> {
    const { newGame, next } = this.words.campaign;
    const { page } = this;
    await this.toItems(campaign, heroes, start);
    await this.press(next);
    await seeHeading(page, newGame.steps.name);
    await page.getByRole('textbox').fill(company);
    await this.press(newGame.begin);
    await seeHeading(page, this.words.campaign.setUp.pages['new.2'].title);
  }

  /** Through the set-up: every hero takes the role suggested, or the first that is free. */
  async setUp(): Promise<void> {
    const { setUp } = this.words.campaign;
    const { page } = this;
    // Each step is looked at anew: the one before may still be on its way to the disk.
    for (let looks = 0; looks < PATIENCE && !(await this.adventureOpen); looks += 1) {
      await this.chooseRoles();
      for (const name of [setUp.setOut, setUp.readOn, setUp.goOn]) if (await this.pressIfThere(name)) break;
      await page.waitForTimeout(60);
    }
    await page.getByTestId('board').waitFor();
  }

  protected async chooseRoles(): Promise<void> {
    const { role } = this.words.campaign.setUp;
    const tabs = this.page.getByRole('tab', { name: role.none });
    while ((await tabs.count()) > 0) {
      const roles = this.page.getByRole('radiogroup').locator('[role=radio]:not([aria-disabled=true])');
      // The role chosen last may be written only now, and the tab with it.
      for (const choice of [tabs, roles])
        await choice
          .first()
          .click({ timeout: LAID_OUT_MS })
          .catch(() => undefined);
      await this.page.waitForTimeout(60);
    }
  }

  get sheet(): Locator {
    return this.page.getByRole('region', { name: this.words.table.sheet.label, exact: true });
  }

  /** The button that answers best for this aim; false when there is nothing to answer. */
  async answer(aim: Aim): Promise<boolean> {
    const { prompts, board } = this.words;
    const wins = aim === 'win';
    const offered = await this.named(this.page.locator(PRESSABLE));
    const best = [
      prompts.nextPage,
      board.laid,
      board.placed,
      board.allPlaced,
      wins ? prompts.lastStand.confirm.passed : prompts.lastStand.confirm.failed,
      wins ? prompts.test.passed : prompts.test.failed,
      wins ? prompts.counterattack.no : prompts.counterattack.yes,
      prompts.hourglass.yes,
      prompts.attack.all,
      prompts.activation.noTarget,
      ...this.applyButtons(wins),
      prompts.chooseGroup.none,
      prompts.done,
      prompts.continue,
    ].find((name) => offered.includes(name));
    if (best !== undefined && this.applyButtons(wins).includes(best)) return this.applyHits(wins);
    if (best !== undefined) return this.pressIfThere(best);
    if (offered.some((name) => this.suffered.test(name))) return this.negateAll();
    if (offered.includes(this.words.app.more(prompts.test.successes))) return this.countSuccesses(wins);
    return this.pressAnything();
  }

  /** What these buttons are called, asked of the page in one go. */
  private named(buttons: Locator): Promise<string[]> {
    return buttons
      .filter({ visible: true })
      .evaluateAll((found) =>
        found.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
      );
  }

  private applyButtons(wins: boolean): string[] {
    const { panel } = this.words.table;
    return [wins ? panel.applyOutOfReach : panel.applyInReach, panel.apply];
  }

  private async applyHits(wins: boolean): Promise<boolean> {
    const more = this.button(this.words.app.more(this.words.table.panel.hits)).first();
    // The panel may close under the finger when the answer before this one lands late.
    for (let hit = 0; hit < 12; hit += 1) await more.click({ timeout: 2_000 }).catch(() => undefined);
    // A group that falls cannot strike back: which button applies is known only now.
    for (const name of this.applyButtons(wins)) if (await this.pressIfThere(name)) return true;
    return false;
  }

  /** The button that says how much is suffered. */
  protected get suffered(): RegExp {
    const { suffered } = this.words.prompts.attack;
    const forms = [1, 2].map((count) => suffered(count).replace(String(count), String.raw`\d+`));
    return new RegExp(`^(${forms.join('|')})$`);
  }

  /** The heroes of the tests always negate everything. */
  private async negateAll(): Promise<boolean> {
    const { attack } = this.words.prompts;
    for (const name of [attack.successes, attack.negated]) {
      const numbers = this.page.getByRole('radiogroup', { name, exact: true }).getByRole('radio');
      if ((await numbers.count()) > 0)
        await numbers
          .last()
          .click({ timeout: 2_000 })
          .catch(() => undefined);
      const more = this.button(this.words.app.more(name));
      for (let count = 0; count < 12 && (await more.count()) > 0; count += 1)
        await more
          .first()
          .click({ timeout: 2_000 })
          .catch(() => undefined);
    }
    return this.pressIfThere(attack.all);
  }

  private async countSuccesses(wins: boolean): Promise<boolean> {
    const { test } = this.words.prompts;
    const more = this.button(this.words.app.more(test.successes));
    if (wins)
      for (let success = 0; success < 8; success += 1)
        await more
          .first()
          .click({ timeout: 2_000 })
          .catch(() => undefined);
    const enter = [0, 1, 2].map((entered) => test.enter(entered).replace(String(entered), String.raw`\d+`));
    return this.pressIfThere(new RegExp(`^(${enter.join('|')})$`));
  }

  /** A choice, a hero, a topic: the first button of the sheet that leads on. */
  private async pressAnything(): Promise<boolean> {
    const { prompts, table } = this.words;
    const stays = [prompts.rule, prompts.listen, prompts.hush, prompts.odds.show, prompts.odds.hide];
    const { lower, raise, goesOn } = table.sheet;
    const aside = [...stays, prompts.pageBefore, lower, raise, goesOn];
    const named = await this.named(this.sheet.locator(PRESSABLE));
    const name = named.find((said) => !aside.includes(said));
    if (name === undefined) return false;
    await this.sheet
      .getByRole('button', { name, exact: true })
      .first()
      .click({ timeout: LAID_OUT_MS })
      .catch(() => undefined);
    return true;
  }

  /** Everything on the board whose label begins so, touched by the keyboard: the map may lie under a bar. */
  private spots(name: string): Locator {
    const board = this.page.getByTestId('board');
    return board.getByRole('button', { name: new RegExp(`^${name}(?: \\(.*\\))?, `) });
  }

  private async touch(spot: Locator): Promise<void> {
    await spot.focus();
    await this.page.keyboard.press('Enter');
    await this.page.waitForTimeout(80);
  }

  /** Answers until the table may act again, or the adventure is over. */
  async answerAll(aim: Aim): Promise<void> {
    let quiet = 0;
    for (let asked = 0; asked < PATIENCE; asked += 1) {
      await this.page.waitForTimeout(50);
      const answered = (await this.sheet.count()) > 0 && (await this.answer(aim));
      // Between two prompts nothing is asked for a moment: only a longer silence is an end.
      quiet = answered ? 0 : quiet + 1;
      if (quiet === 4) return;
    }
    throw new Error('The app never stopped asking');
  }

  get adventureOpen(): Promise<boolean> {
    return this.page
      .getByTestId('board')
      .count()
      .then((count) => count > 0);
  }

  /** Enters every unexplored tile, as far as the map goes now. */
  private async explore(aim: Aim, token: string): Promise<void> {
    for (let tile = 0; tile < 30; tile += 1) {
      const spot = this.spots(token).first();
      if ((await spot.count()) === 0) return;
      await this.touch(spot);
      await this.press(new RegExp(this.words.table.explore.confirm('').trim()));
      await this.answerAll(aim);
    }
  }

  /** Reads and uses every token of a kind once. */
  private async useTokens(aim: Aim, token: string): Promise<void> {
    const count = await this.spots(token).count();
    for (let index = count - 1; index >= 0 && (await this.adventureOpen); index -= 1) {
      const spot = this.spots(token).nth(index);
      if ((await spot.count()) === 0) continue;
      await this.touch(spot);
      await this.answerAll(aim);
    }
  }

  /** The portraits of the enemy groups. */
  protected get groups(): Locator {
    const { bar } = this.words.table;
    const portraits = this.page
      .getByRole('toolbar', { name: bar.label, exact: true })
      .getByRole('button')
      .filter({ hasNotText: bar.provoke });
    return portraits.and(this.page.locator(`:not([aria-label="${bar.provoke}"])`));
  }

  /** Strikes every group on the bar until none is left. */
  protected async fight(aim: Aim): Promise<void> {
    const { enemy } = this.words.table;
    const { groups } = this;
    for (let blow = 0; blow < 40 && (await this.adventureOpen) && (await groups.count()) > 0; blow += 1) {
      await groups.first().click();
      await this.press(new RegExp(`^${enemy.attack('\\S+')}$`));
      await this.answerAll(aim);
    }
  }

  /** One round, from the first turn to the next one's. */
  async playRound(aim: Aim, names: Record<string, string>): Promise<void> {
    await this.answerAll(aim);
    if (aim === 'win') {
      const steps = [
        () => this.explore(aim, names['token.exploration'] ?? ''),
        () => this.fight(aim),
        ...['search', 'person', 'threat'].map(
          (kind) => () => this.useTokens(aim, names[`token.${kind}`] ?? ''),
        ),
        () => this.fight(aim),
      ];
      for (const step of steps) if (await this.adventureOpen) await step();
    }
    if (!(await this.adventureOpen)) return;
    await this.press(this.words.table.hourglass);
    await this.answerAll(aim);
  }

  /** Rounds until the adventure is over. */
  async playAdventure(aim: Aim, names: Record<string, string>): Promise<void> {
    for (let round = 0; round < 30 && (await this.adventureOpen); round += 1)
      await this.playRound(aim, names);
    if (await this.adventureOpen) throw new Error('The adventure did not end');
  }

  /** The first touch begins the hero's turn, the second opens the page. */
  async makeLastStand(): Promise<void> {
    const { hero, heroes } = this.words.table;
    const first = this.page.getByRole('toolbar', { name: heroes, exact: true }).getByRole('button').first();
    // A touch may land while the answer before it is being written: then it is made again.
    const damage = this.button(hero.against.damage);
    for (let touches = 0; touches < 4 && (await damage.count()) === 0; touches += 1) {
      await first.click();
      await this.page.waitForTimeout(700);
    }
    await this.press(hero.against.damage);
    await this.press(hero.begin);
    const { test, continue: goOn } = this.words.prompts;
    await this.button(test.passed).or(this.button(goOn)).first().waitFor();
    await this.answerAll('win');
  }

  /** Gives the adventure up, which the menu asks twice. */
  async concede(): Promise<void> {
    const { menu } = this.words.table;
    await this.press(menu.open);
    await this.press(menu.concede);
    await this.press(menu.concede);
  }

  /** Reads what the adventure came to, clears the table, and sits down by the fire. */
  async toCamp(): Promise<void> {
    const { camp, epilogue } = this.words.campaign;
    const fire = this.page.getByRole('heading', { name: camp.title, exact: true, level: 1 });
    while ((await fire.count()) === 0) {
      if (!(await this.pressIfThere(epilogue.toCamp))) await this.pressIfThere(this.words.prompts.continue);
      await this.page.waitForTimeout(60);
    }
  }

  /** From the fire to the set-up of the next adventure. */
  async breakCamp(): Promise<void> {
    const { camp, setUp } = this.words.campaign;
    await this.press(camp.goOn);
    await seeHeading(this.page, camp.cards.title);
    await this.press(camp.cards.goOn);
    await seeHeading(this.page, setUp.pages['continue.2'].title);
  }

  /** Reads the last pages of a campaign, to the page that tells what the company did. */
  async toEnd(): Promise<void> {
    const { end } = this.words.campaign.epilogue;
    const last = this.page.getByRole('heading', { name: end, exact: true, level: 1 });
    while ((await last.count()) === 0) {
      await this.answer('win');
      await this.page.waitForTimeout(60);
    }
  }
}
