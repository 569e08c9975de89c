import type { Page } from 'playwright-core';
import type { Step } from '@/games/tcg/play';
import { wordsOf as cardWordsOf } from '@/games/tcg/cardWords';
import type { Translations } from '@/games/tcg/words';
import { wordsOf } from '@/games/tcg/words';
import type { Language } from '@/i18n/languages';
import { seeHeading } from './heading';
import { TablePlayer, literal } from './tablePlayer';

export type TypedCharacter = {
  title: string;
  twilightCost: number;
  strength: number;
  vitality: number;
  archery?: number;
  fierce?: boolean;
};

const NUMBERS = ['twilightCost', 'strength', 'vitality'] as const;

/** A table with cards on it and the app beside them, by role and label alone. */
export class TcgPlayer extends TablePlayer<Translations> {
  constructor(page: Page, language: Language) {
    super(page, language, wordsOf(language));
  }

  /** Waits until this step is under way. */
  async at(step: Step): Promise<void> {
    await seeHeading(this.page, this.words.names.step[step]);
  }

  /** Steps a printed number to what the card says; each tap is looked at before the next one. */
  async enter(label: string, wanted: number): Promise<void> {
    const { app } = this.words;
    const field = this.page.getByRole('group', { name: label, exact: true }).filter({ visible: true });
    for (;;) {
      const said = await field.getByRole('img').getAttribute('aria-label');
      if (said === `${wanted}`) return;
      const by = said === app.unknown || Number(said) < wanted ? app.more : app.less;
      await field.getByRole('button', { name: by(label), exact: true }).click();
      await field.locator(`[role=img]:not([aria-label="${said}"])`).waitFor();
    }
  }

  private async type(character: TypedCharacter): Promise<void> {
    const { names, table } = this.words;
    const labels = { ...names.stat, twilightCost: table.fields.twilightCost };
    await this.fill(table.fields.title, character.title);
    for (const number of NUMBERS) await this.enter(labels[number], character[number]);
    const { archery = 0, fierce = false } = character;
    if (archery === 0 && !fierce) return;
    await this.press(table.fields.more);
    await this.enter(names.stat.archery, archery);
    if (fierce) await this.page.getByRole('checkbox', { name: table.fields.fierce, exact: true }).click();
  }

  /** From the shelf to the bids. */
  async begin(players: readonly string[]): Promise<void> {
    const { app, newGame, table } = this.words;
    await this.press(cardWordsOf(this.language).newGame);
    await seeHeading(this.page, newGame.title);
    for (let seat = 2; seat < players.length; seat += 1) await this.press(app.more(newGame.players));
    for (const [seat, name] of players.entries()) await this.fill(newGame.playerName(seat + 1), name);
    await this.press(newGame.begin);
    await seeHeading(this.page, table.bids.title);
  }

  /** One secret bid, behind the curtain that names the player. */
  async bid(player: string, bid: number): Promise<void> {
    const { app, table } = this.words;
    const words = table.bids;
    await this.press(words.takeIt(player));
    for (let tap = 0; tap < bid; tap += 1) await this.press(app.more(words.bid));
    await this.press(words.lock);
    await this.sees(words.has(player));
  }

  /** All bids are shown, and each player takes the first place that is left. */
  async revealAndSit(...order: readonly string[]): Promise<void> {
    const { bids, seats, fellowships } = this.words.table;
    await this.press(bids.reveal);
    for (const [place, player] of order.slice(0, -1).entries()) {
      await this.sees(seats.choose(player));
      await this.press(seats.place(place));
    }
    await seeHeading(this.page, fellowships.title(order[0] ?? ''));
  }

  async startWith(...companions: readonly TypedCharacter[]): Promise<void> {
    const { fellowships } = this.words.table;
    for (const companion of companions) {
      await this.type(companion);
      await this.press(fellowships.add);
      await this.button(fellowships.remove(companion.title)).waitFor();
    }
  }

  /** The starting fellowship is shown: on to the next player, or to the first turn. */
  async showFellowship(next?: string): Promise<void> {
    const { fellowships } = this.words.table;
    await this.press(next === undefined ? fellowships.begin : fellowships.then(next));
    if (next === undefined) await this.at('start');
    else await seeHeading(this.page, fellowships.title(next));
  }

  /** The starting fellowship is shown, whoever is next: chance has seated equal bids. */
  async showAnyFellowship(): Promise<void> {
    const { fellowships } = this.words.table;
    const then = new RegExp(`^(?:${literal(fellowships.then(''))}|${literal(fellowships.begin)})`);
    const title = await this.page.getByRole('heading', { level: 1 }).innerText();
    await this.press(then);
    await this.page
      .getByRole('heading', { level: 1, name: title, exact: true })
      .waitFor({ state: 'detached' });
  }

  /** The one button that goes on, whatever it says it will do; it says something else afterwards. */
  async next(to?: Step): Promise<void> {
    const next = this.button(new RegExp(`^${literal(this.words.table.next)}\\s*:`)).first();
    const said = (await next.getAttribute('aria-label')) ?? '';
    await this.press(said);
    if (to === undefined) await this.button(said).waitFor({ state: 'detached' });
    else await this.at(to);
  }

  /** The one button that goes on, by what it says. */
  async nextSays(caption: string): Promise<void> {
    await this.press(this.words.app.pair(this.words.table.next, caption));
  }

  async playMinion(minion: TypedCharacter): Promise<void> {
    const { playing, playCharacter } = this.words.table;
    await this.press(playing.minion);
    await this.type(minion);
    const play = playCharacter.play(minion.twilightCost);
    await this.press(play);
    await this.button(play).waitFor({ state: 'detached' });
  }

  async seesPool(twilight: number): Promise<void> {
    await this.button(this.words.app.pair(this.words.table.pool, `${twilight}`)).waitFor();
  }

  /** The order of actions as the panel lists it, with what each player has done. */
  async order(): Promise<string[]> {
    const list = this.page.getByRole('list', { name: this.words.table.act.order, exact: true });
    await list.waitFor();
    return (await list.getByRole('listitem').allInnerTexts()).map((text) =>
      text
        .split('\n')
        .filter((part) => part !== '')
        .join(' '),
    );
  }

  async pass(player: string): Promise<void> {
    await this.press(this.words.table.act.pass(player));
  }

  /** An event without a name, for nothing. */
  async act(player: string): Promise<void> {
    const { act, action } = this.words.table;
    await this.press(act.take(player));
    await this.press(action.take);
    await this.button(action.take).waitFor({ state: 'detached' });
  }

  /** p.14 Every arrow hits the first one that may be wounded. */
  async shootAll(): Promise<void> {
    const wound = this.button(new RegExp(`^${literal(this.words.table.archery.wound(''))}`));
    for (let left = await wound.count(); left > 0; left = await wound.count()) {
      const told = await this.page.getByRole('main').innerText();
      await wound.first().click();
      await this.page.waitForFunction(
        (before) => document.querySelector('[role=main]')?.textContent !== before,
        told,
      );
    }
  }

  /** p.14 The skirmish of this companion is fought first. */
  async chooseSkirmish(defender: string): Promise<void> {
    await this.press(new RegExp(`^${literal(defender)}\\s*:`));
    await this.at('skirmish');
  }

  /** A turn in which the Shadow plays nothing: as many moves as it has, then the hands. */
  async quietTurn(moves: number): Promise<void> {
    await this.next('fellowship');
    await this.next('shadow');
    for (let move = 1; ; move += 1) {
      await this.next('regroup');
      await this.next('shadowReconcile');
      await this.next('moveOrReconcile');
      if (move === moves) break;
      await this.moveOn();
    }
    await this.nextSays(this.words.table.reconcile.endTurn);
    await this.at('start');
  }

  /** To the next site, in the Regroup phase. */
  async moveOn(): Promise<void> {
    const { move } = this.words.table;
    const [before = ''] = move.to(0, 0).split('0');
    await this.press(new RegExp(`^${literal(before)}`));
    await this.at('shadow');
  }

  /** The game is kept, and the shelf is there again. */
  async leave(): Promise<void> {
    const { app, table } = this.words;
    await this.press(table.menu.open);
    await this.press(table.menu.quit);
    await seeHeading(this.page, app.name);
  }

  /** The game that was played last, from the shelf. */
  async goOn(): Promise<void> {
    await this.press(new RegExp(`^${literal(this.words.shelf.goOnWith(''))}`));
  }
}
