import type { Locator, Page } from 'playwright-core';
import { wordsOf as cardWordsOf } from '@/games/confrontation/cardWords';
import type { Translations } from '@/games/confrontation/words';
import { wordsOf } from '@/games/confrontation/words';
import type { Language } from '@/i18n/languages';
import type { Generator } from '@/kernel/random';
import { int, seeded } from '@/kernel/random';
import { chooseOption } from './browser';
import { seeHeading } from './heading';

/** More screens than any game has. */
const MOST_SCREENS = 3000;

/** One or two people at the table, by role and label alone; whatever can be chosen is chosen by the same dice. */
export class ConfrontationPlayer {
  readonly words: Translations;
  private readonly dice: Generator;

  constructor(
    readonly page: Page,
    readonly language: Language,
    seed: number,
  ) {
    this.words = wordsOf(language);
    this.dice = seeded(seed);
  }

  private button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' }).filter({ visible: true });
  }

  async press(name: string | RegExp): Promise<void> {
    await this.button(name).first().click();
  }

  /** From the shelf to the first curtain: three taps and the names. */
  async begin(names: readonly [string, string]): Promise<void> {
    await this.press(cardWordsOf(this.language).newGame);
    await this.sitDown(names);
  }

  /** From the page of a new game on. */
  async sitDown(names: readonly [string, string]): Promise<void> {
    const { newGame } = this.words;
    await seeHeading(this.page, newGame.title);
    for (const [i, name] of names.entries()) await this.page.getByLabel(newGame.names(i + 1)).fill(name);
    await this.press(newGame.begin);
    await this.page.getByText(this.words.table.curtain.text).waitFor();
  }

  /** Against the book; the person leads the Fellowship. */
  async beginAlone(name: string, strength: 'easy' | 'normal' | 'hard'): Promise<void> {
    const { newGame, asks } = this.words;
    await this.press(cardWordsOf(this.language).newGame);
    await seeHeading(this.page, newGame.title);
    await chooseOption(this.page, newGame.rival.label, newGame.rival.options.book);
    await chooseOption(this.page, newGame.strength.label, newGame.strength.options[strength]);
    await this.page.getByLabel(newGame.yourName).fill(name);
    await this.press(newGame.begin);
    await seeHeading(this.page, asks.placing.title);
  }

  /** The heading of what is shown now. */
  async heading(): Promise<string> {
    return this.page.getByRole('heading', { level: 1 }).filter({ visible: true }).last().innerText();
  }

  /** Chooses and confirms. A heading may outlast its choices on a slow machine: then the screen is looked at again. */
  private async choose(): Promise<void> {
    const choices = this.page.getByRole('radio').filter({ visible: true });
    const count = await choices.count();
    if (count === 0) return;
    await choices.nth(int(this.dice, 0, count - 1)).click();
    await this.press(this.words.table.confirm);
  }

  /** A piece that lights something, and then what it lights; an attack where there is one. */
  private async move(): Promise<void> {
    const { table } = this.words;
    const pieces = this.button(/\(.+\)$/).filter({ hasNotText: '?' });
    const count = await pieces.count();
    const first = int(this.dice, 0, count - 1);
    const strength = table.ownPiece('', 0).replace(/^, | ?0$/g, '');
    for (let i = 0; i < count; i += 1) {
      const piece = pieces.nth((first + i) % count);
      const label = (await piece.getAttribute('aria-label')) ?? '';
      if (!label.includes(strength)) continue;
      await piece.click();
      // An enemy who has been seen has a strength too, and tells what it does.
      if ((await this.page.getByRole('dialog').count()) > 0) {
        await this.press(this.words.app.close);
        continue;
      }
      const attacks = this.button(new RegExp(`${table.attackable}$`));
      const open = (await attacks.count()) > 0 ? attacks : this.button(new RegExp(`${table.lit}$`));
      if ((await open.count()) === 0) continue;
      // Its middle may be under a piece, which answers for it.
      await open.first().click({ position: { x: 20, y: 8 } });
      return;
    }
    throw new Error('nobody can move');
  }

  /** Does whatever the screen asks, once; answers with the heading it has seen. */
  async answer(): Promise<string> {
    const { table, asks } = this.words;
    const heading = await this.heading();
    if (heading === table.thinking) {
      await this.settled(heading);
      return heading;
    }
    const take = this.page.getByText(table.curtain.text);
    if ((await take.count()) > 0) await this.button(/^(I am|C’est moi)/).click();
    else if (heading === asks.placing.title) {
      await this.press(table.propose);
      await this.press(table.ready);
    } else if (heading === asks.versions.title) await this.press(table.ready);
    else if (heading === asks.turn.title) await this.move();
    else if ((await this.button(table.go).count()) > 0) await this.press(table.go);
    else await this.choose();
    await this.settled(heading);
    return heading;
  }

  /** An answer may still be on its way to the disk. */
  private async settled(before: string): Promise<void> {
    for (let wait = 0; wait < 20 && (await this.heading()) === before; wait += 1)
      await this.page.waitForTimeout(25);
  }

  /** Answers until a screen with one of these headings stands. */
  async until(headings: readonly string[]): Promise<string> {
    for (let seen = 0; seen < MOST_SCREENS; seen += 1) {
      const heading = await this.heading();
      if (headings.includes(heading)) return heading;
      await this.answer();
    }
    throw new Error('the game does not end');
  }

  async goOn(): Promise<void> {
    // A no-break space is a plain one in the name of a button.
    const label = this.words.shelf.goOnWith('').trim().replace(/\s+/g, '\\s+');
    await this.press(new RegExp(`^${label}`));
  }
}
