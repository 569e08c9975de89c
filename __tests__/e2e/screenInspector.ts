import assert from 'node:assert/strict';
import type { Locator, Page, ViewportSize } from 'playwright-core';
import type { Language } from '@/i18n/languages';
import { seeHeading } from './browser';
import { pictureEachWay } from './pictureEachWay';
import type { Aim } from './player';
import { Player } from './player';

/** More stops than any screen has before its first button. */
const STOPS = 200;
/** Stands for a name in the sentences of the interface. */
const SOMEONE = '§';

/** Spaces that do not break are read as any other. */
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s');
/** What a sentence looks like whoever it is about. */
const sentence = (text: string): RegExp => new RegExp(`^${escaped(text).replaceAll(SOMEONE, '.*')}$`);

/** A player that checks the layout and labels of every screen it comes to, and keeps a picture of each. */
export class ScreenInspector extends Player {
  /** What was wrong, screen by screen. */
  readonly flaws: string[] = [];
  readonly seen = new Set<string>();

  constructor(
    page: Page,
    language: Language,
    readonly sizes: Readonly<Record<string, ViewportSize>>,
  ) {
    super(page, language);
  }

  /** Looks once at each screen. */
  async look(screen: string): Promise<void> {
    if (this.seen.has(screen)) return;
    this.seen.add(screen);
    this.flaws.push(...(await pictureEachWay(this.page, this.sizes, 'play', screen)));
  }

  /** Which prompt is open, by the line that says what to do now. */
  private async promptShown(): Promise<string | null> {
    const [said] = await this.page.getByRole('status').filter({ visible: true }).allInnerTexts();
    const lines = [said ?? '', ...(await this.page.getByRole('status').allInnerTexts())];
    for (const [kind, told] of Object.entries(this.words.table.now.prompt))
      for (const line of lines) if (sentence(told(SOMEONE)).test(line) || line === told('')) return kind;
    return null;
  }

  override async press(name: string | RegExp): Promise<void> {
    const { campaign, table } = this.words;
    if (name === campaign.next || name === campaign.newGame.begin) await this.lookAtLeaf('new-game');
    if (name instanceof RegExp && /atta[cq]/.test(name.source)) await this.look('enemy-menu');
    if (name instanceof RegExp && name.source === table.explore.confirm('').trim())
      await this.look('explore');
    await super.press(name);
  }

  override async pressIfThere(name: string | RegExp): Promise<boolean> {
    const { campaign, table } = this.words;
    const { readOn, setOut, goOn } = campaign.setUp;
    const turns = [readOn, setOut, goOn].some((one) => one === name);
    if (turns && (await this.button(name).count()) > 0) await this.lookAtLeaf('set-up');
    const { apply, applyInReach, applyOutOfReach } = table.panel;
    const applies = [apply, applyInReach, applyOutOfReach].some((one) => one === name);
    if (applies && (await this.button(name).count()) > 0) await this.look('attack-panel-hits');
    return super.pressIfThere(name);
  }

  private async lookAtLeaf(book: string): Promise<void> {
    const heading = this.page.getByRole('heading', { level: 1 }).filter({ visible: true });
    // The leaf may have been turned meanwhile; then there is nothing to look at.
    const title = await heading
      .last()
      .innerText({ timeout: 2_000 })
      .catch(() => null);
    if (title === null) return;
    const leaf = `${book}-${title.toLowerCase().replace(/[^\p{L}]+/gu, '-')}`;
    await this.look(leaf.replace(/-$/, ''));
  }

  /** Each kind of prompt is looked at once, and an attack is suffered once. */
  override async answer(aim: Aim): Promise<boolean> {
    const { activation, counterattack } = this.words.prompts;
    const kind = await this.promptShown();
    if (kind) await this.look(`prompt-${kind}`);
    if (!this.seen.has('prompt-attack')) {
      const attack = new RegExp(escaped(activation.attack(SOMEONE)).replace(SOMEONE, '.+'));
      if (kind === 'activation' && (await this.pressIfThere(attack))) return true;
      if (kind === 'counterattack' && (await this.pressIfThere(counterattack.yes))) return true;
    }
    return super.answer(aim);
  }

  /** A winner leaves no enemy the time to strike: the first group is provoked, so that its attack is seen. */
  protected override async fight(aim: Aim): Promise<void> {
    if (!this.seen.has('prompt-attack') && (await this.groups.count()) > 0) {
      const [name = ''] = ((await this.groups.first().getAttribute('aria-label')) ?? '').split(', ');
      await this.press(this.words.table.bar.provoke);
      await this.look('provoke');
      // Where the bars fold, the sheet alone offers the group.
      await this.sheet.getByRole('button', { name, exact: true }).click();
      await this.answerAll(aim);
    }
    await super.fight(aim);
  }

  /** What lies beside the adventure and costs nothing to read. */
  async readBeside(): Promise<void> {
    const { table, app, campaign } = this.words;
    await this.look('adventure');
    const beside = async (screen: string, open: () => Promise<void>): Promise<void> => {
      await open();
      await this.look(screen);
      await this.press(app.close);
    };
    await beside('threat', () =>
      this.press(new RegExp(`^${escaped(table.threat.of(0, 0).split('0')[0] ?? '')}\\d`)),
    );
    await beside('objectives', () => this.press(new RegExp(`^${table.objective.label}`)));
    const heroes = this.page.getByRole('toolbar', { name: table.heroes, exact: true });
    // The first touch begins the hero's turn, the second opens the page.
    await heroes.getByRole('button').first().click();
    await beside('hero-menu', () => heroes.getByRole('button').first().click());
    await beside('game-menu', () => this.press(table.menu.open));
    await this.press(table.company);
    for (const [tab, label] of Object.entries(campaign.menu.tabs)) {
      await this.page.getByRole('tab', { name: label, exact: true }).click();
      await this.look(`company-${tab}`);
    }
    await this.press(app.back);
    for (const page of ['chronicle', 'resume'] as const) {
      await this.press(table.menu.open);
      await this.press(table.menu[page]);
      await this.page.getByRole('button', { name: app.back, exact: true }).waitFor();
      await this.look(page);
      await this.press(app.back);
      await this.pressIfThere(app.close);
    }
  }

  /** Quits, looks through the saves, throws a copy away, and comes back to the table. */
  async throughTheSaves(company: string): Promise<void> {
    const { table, saves, app, shelf, play } = this.words;
    await this.press(table.menu.open);
    await this.press(table.menu.quit);
    await seeHeading(this.page, app.name);
    await this.look('title');
    await this.press(shelf.saves);
    await seeHeading(this.page, saves.title);
    await this.button(saves.moreLabel(company)).waitFor();
    await this.look('saves');
    await this.press(saves.moreLabel(company));
    await this.button(saves.menu.duplicate).waitFor();
    await this.look('save-menu');
    await this.press(saves.menu.duplicate);
    await this.press(saves.moreLabel(saves.menu.copyOf(company)));
    await this.press(saves.menu.bin);
    await this.look('save-delete');
    await this.press(saves.menu.bin);
    await this.button(saves.bin.restoreLabel(saves.menu.copyOf(company))).waitFor();
    await this.button(saves.bin.empty).scrollIntoViewIfNeeded();
    await this.look('bin');
    await this.press(saves.resumeLabel(company));
    await this.button(play.stillLaid).waitFor();
    await this.look('welcome');
    await this.press(play.stillLaid);
  }

  /** The table is cleared, then every corner of the camp. */
  override async toCamp(): Promise<void> {
    const { camp, epilogue } = this.words.campaign;
    await this.button(epilogue.toCamp).or(this.button(this.words.prompts.continue)).first().waitFor();
    await this.look('after-adventure');
    await super.toCamp();
    await this.look('camp-fire');
    const fire = this.page.getByRole('group', { name: camp.fire, exact: true });
    await fire.getByRole('button').first().click();
    await this.button(this.words.app.back).waitFor();
    await this.look('camp-roles');
    await this.press(this.words.app.back);
    for (const place of ['items', 'trinkets'] as const) {
      await this.press(camp[place]);
      await this.page.getByRole('heading', { level: 1 }).filter({ visible: true }).waitFor();
      await this.look(`camp-${place}`);
      await this.press(this.words.app.back);
    }
  }

  override async concede(): Promise<void> {
    const { menu } = this.words.table;
    await this.press(menu.open);
    await this.press(menu.concede);
    await this.look('concede');
    await this.press(menu.concede);
  }

  override async breakCamp(): Promise<void> {
    const { camp } = this.words.campaign;
    await this.reachByTab(this.button(camp.goOn));
    await this.page.keyboard.press('Enter');
    await seeHeading(this.page, camp.cards.title);
    await this.look('camp-cards');
    await this.press(camp.cards.goOn);
    await seeHeading(this.page, this.words.campaign.setUp.pages['continue.2'].title);
  }

  /** Goes from stop to stop as a keyboard does, until it stands on this one. */
  async reachByTab(wanted: Locator): Promise<void> {
    await this.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    for (let stop = 0; stop < STOPS; stop += 1) {
      await this.page.keyboard.press('Tab');
      if (await wanted.first().evaluate((node) => node === document.activeElement)) return;
    }
    assert.fail('Tab never reached the button');
  }
}
